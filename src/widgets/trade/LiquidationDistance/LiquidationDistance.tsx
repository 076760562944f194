'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LevelBar } from '../../../components/plots/LevelBar/LevelBar';
import { Status } from '../../../components/Status/Status';
import { type AtRisk, moveLeft, warningAt, wayLeft } from '../../../domain/trade/liquidationDistance';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';
import { warningTone } from '../warningTone';

export interface LiquidationDistanceProps extends AtRisk {
  /** Last price of the stock, in yen. */
  latestPrice: string;
  /** The result after all fees if it is liquidated at its price, in yen (`resultAtLiquidation`); absent while it is unknown. */
  resultAtLiquidation?: string | undefined;
  /** Use for a larger drawing in place of the bar and the price: `PositionGauge`. */
  drawing?: ReactNode;
}

/**
 * How far an open position is from its liquidation: what the price may still move, in yen and percent of the price, and as a
 * bar from the liquidation price to the entry, the scale of `PositionGauge`; then what is lost there. Colour and words warn at the levels of `warningAt`.
 */
export function LiquidationDistance(props: LiquidationDistanceProps) {
  const { latestPrice, drawing, resultAtLiquidation, ...position } = props;
  const formats = useFormats();
  const t = useText('trade');
  const { yen, percent } = moveLeft(position, latestPrice);
  const warning = warningAt(position, latestPrice);
  const tone = warning && warningTone(warning);
  const price = formats.price(position.liquidationPrice);
  return (
    <Frame>
      <Line>
        <dt>{t('risk.toLiquidation')}</dt>
        <dd>
          {tone && <Status tone={tone}>{t('risk.near')}</Status>}{' '}
          <Distance $danger={tone === 'danger'}>
            {t('risk.moveLeft', {
              yen: formats.price(yen),
              percent: formats.percent(percent, { decimals: 1 }),
            })}
          </Distance>
        </dd>
      </Line>
      {drawing ?? <LevelBar percent={wayLeft(position, latestPrice) ?? 0} tone={tone ?? 'accent'} />}
      {resultAtLiquidation === undefined ? (
        drawing === undefined && (
          <Line>
            <dt>{t('cost.liquidationPrice')}</dt>
            <dd>{price}</dd>
          </Line>
        )
      ) : (
        <Line>
          <dt>{t('risk.atLiquidation', { price })}</dt>
          <dd>
            <ProfitLoss amount={resultAtLiquidation} />
          </dd>
        </Line>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${units(space.xs)};
  font-size: ${textSize('small')};
  dt { color: ${color('inkTertiary')}; font-size: ${textSize('caption')}; }
`;

// A value that does not fit beside its label wraps below it, right-aligned.
// A list of its own, because the bar between the lines is no part of a list.
const Line = styled.dl`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${units(space.s)};
  overflow-wrap: break-word;
  dd { max-width: 100%; margin-left: auto; text-align: right; }
`;

const Distance = styled.span<{ $danger: boolean }>`
  color: ${({ $danger }) => color($danger ? 'danger' : 'ink')};
  font-weight: ${fontWeight.bold};
`;
