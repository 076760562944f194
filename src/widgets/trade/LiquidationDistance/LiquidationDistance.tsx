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
import { warningTone } from '../warningTone';

export interface LiquidationDistanceProps extends AtRisk {
  /** Last price of the stock, in yen. */
  latestPrice: string;
  /** Use for a larger drawing in place of the bar and the price: `PositionGauge`. */
  drawing?: ReactNode;
}

/**
 * How far an open position is from its liquidation: what the price may still move, in yen and percent of the price, and as a
 * bar. The exchange's warnings follow the way that is left since the opening: the tone of the bar warns then, and so do words.
 */
export function LiquidationDistance({ latestPrice, drawing, ...position }: LiquidationDistanceProps) {
  const formats = useFormats();
  const t = useText('trade');
  const { yen, percent } = moveLeft(position, latestPrice);
  const left = wayLeft(position, latestPrice);
  const warning = warningAt(position, latestPrice);
  const tone = warning && warningTone(warning);
  const leftText = left !== undefined && t('risk.left', { percent: String(left) });
  const said = leftText && tone && <Status tone={tone}>{leftText}</Status>;
  return (
    <Frame>
      <Line>
        <dt>{t('risk.toLiquidation')}</dt>
        <dd>
          {drawing && said}{' '}
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
          <LevelBar percent={Number(percent)} tone={tone ?? 'accent'} />
          <Line>
            <dt>{t('cost.liquidationPrice')}</dt>
            <dd>
              <span>{`${formats.price(position.liquidationPrice)} `}</span>
              {tone && <Status tone={tone}>{t('risk.near')}</Status>}
            </dd>
          </Line>
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

const Distance = styled.span<{ $danger: boolean }>`
  color: ${({ $danger }) => color($danger ? 'danger' : 'ink')};
  font-weight: ${fontWeight.bold};
`;
