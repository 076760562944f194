import type { CandlestickData, HistogramData, UTCTimestamp } from 'lightweight-charts';
import type { Candle } from '../../api/contract/stocks';

/** The chart shows times as UTC: shifted by nine hours they read as Tokyo's. */
const tokyoOffsetSeconds = 9 * 3600;

const chartTime = (candle: Candle) =>
  (Math.floor(candle.openedAt / 1000) + tokyoOffsetSeconds) as UTCTimestamp;

/** Bars for drawing. Here, and only here, prices become binary numbers: pixels need no more. */
export function toBars(candles: Candle[]): CandlestickData<UTCTimestamp>[] {
  return candles.map((candle) => ({
    time: chartTime(candle),
    open: Number(candle.open),
    high: Number(candle.high),
    low: Number(candle.low),
    close: Number(candle.close),
  }));
}

/** Volume columns, in the colour of their bar. */
export function toVolumes(
  candles: Candle[],
  colors: { up: string; down: string },
): HistogramData<UTCTimestamp>[] {
  return candles.map((candle) => ({
    time: chartTime(candle),
    value: Number(candle.volume),
    color: Number(candle.close) < Number(candle.open) ? colors.down : colors.up,
  }));
}
