import type { CandlestickData, HistogramData, Time, UTCTimestamp } from 'lightweight-charts';
import type { Candle } from '../../../api/contract/candles';
import { movingAverage } from '../../../domain/market/movingAverage';

/** The chart displays UTC. Shifting by nine hours displays Tokyo time. */
const tokyoOffsetSeconds = 9 * 3600;

/** Returns the time of a bar on the chart's axis. */
export const chartTime = (candle: Candle) =>
  (Math.floor(candle.openedAt / 1000) + tokyoOffsetSeconds) as UTCTimestamp;

/** Returns the moment of a chart time, epoch ms. */
export const momentOf = (time: Time) => (Number(time) - tokyoOffsetSeconds) * 1000;

/** Returns a bar for drawing. Only in this folder are prices binary numbers: pixels need no more precision. */
export const toBar = (candle: Candle): CandlestickData<UTCTimestamp> => ({
  time: chartTime(candle),
  open: Number(candle.open),
  high: Number(candle.high),
  low: Number(candle.low),
  close: Number(candle.close),
});

/** Returns the volume column of a bar, in its colour. */
export const toVolume = (
  candle: Candle,
  colors: { up: string; down: string },
): HistogramData<UTCTimestamp> => ({
  time: chartTime(candle),
  value: Number(candle.volume),
  color: Number(candle.close) < Number(candle.open) ? colors.down : colors.up,
});

/** Returns the moving average at every bar; undefined where there are too few earlier bars. */
export function toAverage(candles: readonly Candle[], length: number): (number | undefined)[] {
  return movingAverage(
    candles.map(({ close }) => Number(close)),
    length,
  );
}

/**
 * Returns how many of the last bars differ from the drawn ones. Undefined if earlier bars differ, too, or if the last one
 * is another bar now: the library changes and adds bars, but removes none.
 */
export function changedBars(drawn: readonly Candle[], candles: readonly Candle[]): number | undefined {
  const firstChanged = candles.findIndex((candle, index) => candle !== drawn[index]);
  const [before, now] = [drawn[firstChanged], candles[firstChanged]];
  if (!now) return candles.length === drawn.length ? 0 : undefined;
  if (before && chartTime(before) !== chartTime(now)) return undefined;
  return firstChanged > 0 && firstChanged >= drawn.length - 1 ? candles.length - firstChanged : undefined;
}

/**
 * Returns the bars that can be drawn, oldest first: those with a moment and figures that the chart can calculate with. It
 * has room for one bar in each second; of several, the last one counts. The same array if that is all of them.
 */
export function drawableCandles(candles: readonly Candle[]): readonly Candle[] {
  const isDrawn = (candle: Candle, index: number) => {
    const previous = candles[index - 1];
    return isDrawable(candle) && (!previous || chartTime(previous) < chartTime(candle));
  };
  if (candles.every(isDrawn)) return candles;
  const bySecond = new Map(candles.filter(isDrawable).map((candle) => [chartTime(candle), candle]));
  return [...bySecond.values()].sort((one, other) => one.openedAt - other.openedAt);
}

/** The chart calculates in 2⁻⁵³ of hundredths, and can't place larger numbers. */
const largest = 90_071_992_547_409;

const isDrawable = ({ openedAt, open, high, low, close, volume }: Candle): boolean =>
  Number.isFinite(openedAt) &&
  [open, high, low, close, volume].every((figure) => figure !== '' && Math.abs(Number(figure)) <= largest);
