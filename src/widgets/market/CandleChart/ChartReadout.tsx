'use client';
import { styled } from 'styled-components';
import type { Candle } from '../../../api/contract/candles';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { priceChange } from '../../../domain/market/priceChange';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { Change } from '../Change/Change';

export interface ChartReadoutProps {
  /** Bars, oldest first. */
  candles: readonly Candle[];
  /** Index of the bar to show. */
  shown: number;
  /** Set for minute bars, which show their time instead of their date. */
  intraday: boolean;
  /** Decimals of the price's tick. */
  decimals: number;
}

const prices = ['open', 'high', 'low', 'close'] as const;
const names = { open: 'detail.open', high: 'detail.high', low: 'detail.low', close: 'chart.close' } as const;

/** The figures of one bar: at the crosshair, else the newest. Constant height, so that nothing moves. */
export function ChartReadout({ candles, shown, intraday, decimals }: ChartReadoutProps) {
  const formats = useFormats();
  const t = useText('stock');
  const candle = candles[shown];
  if (!candle) return null;
  // The oldest bar has no previous close, so its opening price is used.
  const { change, changePercent } = priceChange(candle.close, candles[shown - 1]?.close ?? candle.open);
  return (
    <Readout data-testid="readout">
      <Line>
        <span>{intraday ? formats.monthDayTime(candle.openedAt) : formats.date(candle.openedAt)}</span>
        <Change change={change} decimals={decimals} {...(changePercent !== undefined && { changePercent })} />
        <Pair>
          <span>{t('chart.volume')}</span> {formats.number(candle.volume)}
        </Pair>
      </Line>
      <Prices>
        {prices.map((price) => (
          <Pair key={price}>
            <span aria-hidden="true">{t(`chart.short.${price}`)}</span>
            <VisuallyHidden>{t(`market:${names[price]}`)}</VisuallyHidden>{' '}
            {formats.chartPrice(candle[price], decimals)}
          </Pair>
        ))}
      </Prices>
    </Readout>
  );
}

const Readout = styled.div`
  padding: ${units(space.s, space.l, space.xs)};
  font-size: ${textSize('caption')};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${units(0, space.m)};
`;

const Prices = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${units(0, space.s)};
`;

const Pair = styled.span`
  > span { color: ${color('inkTertiary')}; }
`;
