'use client';
import { styled } from 'styled-components';
import { PriceScale, type ScalePrice } from '../../../components/plots/PriceScale/PriceScale';
import { type MarkShape, ScaleMark } from '../../../components/plots/PriceScale/ScaleMark';
import { warningAt } from '../../../domain/trade/liquidationDistance';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { LiquidationDistance } from '../LiquidationDistance/LiquidationDistance';
import { warningTone } from '../warningTone';

export interface PositionGaugeProps {
  /** Opening price of an open position, in yen. */
  buyPrice: string;
  /** Last price of the stock, in yen. */
  latestPrice: string;
  /** Price at which the exchange closes it, in yen; absent when it is never liquidated. */
  liquidationPrice?: string | null | undefined;
  /** Price at which a close recovers all fees, in yen; absent while it is unknown. */
  breakEven?: string | undefined;
  /** Use where margin is typed: the liquidation price after it is added, in yen; null while no amount is valid. */
  liquidationAfter?: string | null | undefined;
}

/**
 * The prices that matter to an open position on one line: liquidation, last price, entry and break-even. The distance to the
 * liquidation is filled, and said in yen and percent. A dashed mark shows where more margin would move the liquidation price.
 */
export function PositionGauge(props: PositionGaugeProps) {
  const { buyPrice, latestPrice, liquidationPrice, breakEven, liquidationAfter } = props;
  const formats = useFormats();
  const t = useText('trade');
  const named: (readonly [MarkShape, string, string | null | undefined])[] = [
    ['end', t('cost.liquidationPrice'), liquidationPrice],
    ['ghost', t('position:margin.liquidationAfter'), liquidationAfter],
    ['now', t('detail.latestPrice'), latestPrice],
    ['from', t('detail.buyPrice'), buyPrice],
    ['even', t('cost.breakEven'), breakEven],
  ];
  const shown = named.flatMap(([shape, label, price]) => (price == null ? [] : [{ shape, label, price }]));
  const listed = named.filter(([shape, , price]) => price != null || (shape === 'ghost' && price === null));
  const prices: ScalePrice[] = shown.map(({ shape, price }) => ({ shape, value: Number(price) }));
  const warning =
    liquidationPrice == null ? undefined : warningAt({ buyPrice, liquidationPrice }, latestPrice);
  const scale = (
    <PriceScale
      prices={prices}
      {...(liquidationPrice != null && { filled: [Number(liquidationPrice), Number(latestPrice)] })}
      tone={warning ? warningTone(warning) : 'accent'}
      label={shown.map(({ label, price }) => `${label} ${formats.price(price)}`).join(' · ')}
    />
  );
  return (
    <div>
      {liquidationPrice == null ? (
        scale
      ) : (
        <LiquidationDistance
          buyPrice={buyPrice}
          liquidationPrice={liquidationPrice}
          latestPrice={latestPrice}
          drawing={scale}
        />
      )}
      <Legend>
        {listed.map(([shape, label, price]) => (
          <Entry key={shape}>
            <dt>
              <ScaleMark shape={shape} legend />
              {label}
            </dt>
            <dd>{formats.price(price)}</dd>
          </Entry>
        ))}
      </Legend>
    </div>
  );
}

const Legend = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5em), 1fr));
  gap: ${units(space.xs, space.l)};
  margin-top: ${units(space.s)};
  font-size: ${textSize('small')};
`;

const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  align-items: center;
  justify-content: space-between;
  gap: ${units(0, space.s)};
  overflow-wrap: break-word;
  dt {
    display: flex;
    align-items: center;
    gap: ${units(space.xs)};
    color: ${color('inkTertiary')};
    font-size: ${textSize('caption')};
  }
  dd { max-width: 100%; margin-left: auto; }
`;
