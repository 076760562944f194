import styled from 'styled-components';
import type { Candle } from '../../api/contract/stocks';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { priceChange } from '../../domain/priceChange';
import { formatDate, formatMonthDayTime } from '../../format/dateTime';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatChartPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';
import { Change } from '../Change/Change';

export interface ChartReadoutProps {
  /** Oldest first. */
  candles: readonly Candle[];
  /** Index of the bar that is read. */
  shown: number;
  /** Minute bars show their time, longer ones their date. */
  intraday: boolean;
  decimals: number;
}

const prices = ['open', 'high', 'low', 'close'] as const;
const names = { open: 'detail.open', high: 'detail.high', low: 'detail.low', close: 'chart.close' } as const;

/** One bar in figures: of the crosshair, else the newest. Always as high, so that nothing moves as it is read. */
export function ChartReadout({ candles, shown, intraday, decimals }: ChartReadoutProps) {
  const t = useText('stock');
  const candle = candles[shown];
  if (!candle) return null;
  // The oldest bar has none before it: its own beginning stands in.
  const { change, changePercent } = priceChange(candle.close, candles[shown - 1]?.close ?? candle.open);
  return (
    <Readout data-testid="readout">
      <Line>
        <span>{intraday ? formatMonthDayTime(candle.openedAt) : formatDate(candle.openedAt)}</span>
        <Change change={change} decimals={decimals} {...(changePercent !== undefined && { changePercent })} />
        <Pair>
          <span>{t('chart.volume')}</span> {formatPlainNumber(candle.volume)}
        </Pair>
      </Line>
      <Prices>
        {prices.map((price) => (
          <Pair key={price}>
            <span aria-hidden="true">{t(`chart.short.${price}`)}</span>
            <VisuallyHidden>{t(`market:${names[price]}`)}</VisuallyHidden>{' '}
            {formatChartPrice(candle[price], decimals)}
          </Pair>
        ))}
      </Prices>
    </Readout>
  );
}

const Readout = styled.div`
  padding: ${rem(space.s, space.l, space.xs)};
  font-size: ${rem(fontSize.caption)};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${rem(0, space.m)};
`;

const Prices = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${rem(0, space.s)};
`;

const Pair = styled.span`
  > span { color: ${color('inkTertiary')}; }
`;
