'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LevelBar } from '../../../components/plots/LevelBar/LevelBar';
import { Status } from '../../../components/Status/Status';
import { type AtRisk, moveLeft, warningAt, wayLeft } from '../../../domain/trade/liquidationDistance';
import { dangerStage } from '../../../domain/trade/maintenanceRatio';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { warningTone } from '../warningTone';

export interface LiquidationDistanceProps extends AtRisk {
  /** Last price of the stock, in yen. */
  latestPrice: string;
  /** Use for a stop that waits to close it: its price of now, in yen (`pendingStop` of the domain). */
  stop?: string | undefined;
  /** Use for a larger drawing in place of the bar and its two prices: `PositionGauge`. */
  drawing?: ReactNode;
}

/**
 * How far an open position is from its liquidation: what the price may still move, in yen and percent of the price, and as a
 * bar. Every bar has the scale of `PositionGauge`, from the liquidation price to the entry, and both are named below it. Colour
 * and words warn at the levels of `warningAt`.
 */
export function LiquidationDistance(props: LiquidationDistanceProps) {
  const { latestPrice, stop, drawing, ...position } = props;
  const formats = useFormats();
  const t = useText('trade');
  const { yen, percent } = moveLeft(position, latestPrice);
  const warning = warningAt(position, latestPrice);
  const tone = warning && warningTone(warning);
  return (
    <Frame>
      <Line>
        <dt>{t('risk.toLiquidation')}</dt>
        <dd>
          {tone && (
            <Status tone={tone}>{t(`position:risk.stage.${dangerStage(position, latestPrice)}`)}</Status>
          )}{' '}
          <Distance $danger={tone === 'danger'}>
            {t('risk.moveLeft', {
              yen: formats.price(yen),
              percent: formats.percent(percent, { decimals: 1 }),
            })}
          </Distance>
        </dd>
      </Line>
      {drawing ?? (
        <>
          <LevelBar
            percent={wayLeft(position, latestPrice) ?? 0}
            tone={tone ?? 'accent'}
            mark={stop === undefined ? undefined : wayLeft(position, stop)}
          />
          <Ends>
            <div>
              <dt>{t('cost.liquidationPrice')}</dt> <dd>{formats.price(position.liquidationPrice)}</dd>
            </div>
            {stop !== undefined && (
              <div>
                <dt>{t('kind.stop')}</dt> <dd>{formats.price(stop)}</dd>
              </div>
            )}
            <div>
              <dt>{t('detail.buyPrice')}</dt> <dd>{formats.price(position.buyPrice)}</dd>
            </div>
          </Ends>
        </>
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

// The prices at both ends of the bar.
const Ends = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${units(0, space.s)};
  overflow-wrap: anywhere;
  > div { max-width: 100%; }
  > :last-child { margin-left: auto; text-align: right; }
  dt, dd { display: inline; }
`;

const Distance = styled.span<{ $danger: boolean }>`
  color: ${({ $danger }) => color($danger ? 'danger' : 'ink')};
  font-weight: ${fontWeight.bold};
`;
