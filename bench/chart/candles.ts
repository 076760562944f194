import type { Candle } from '../../src/api/contract/candles';

const minutes = 5 * 60_000;

/** A number of 5-minute bars of a random walk, the same at every call. */
export function candles(count: number): Candle[] {
  let close = 2_000;
  return Array.from({ length: count }, (_, index) => {
    const open = close;
    close = Math.max(500, open + ((index * 37) % 41) - 20);
    return {
      openedAt: Date.UTC(2026, 0, 5) + index * minutes,
      open: String(open),
      high: String(Math.max(open, close) + ((index * 7) % 9)),
      low: String(Math.min(open, close) - ((index * 5) % 9)),
      close: String(close),
      volume: String(100 * (1 + ((index * 13) % 97))),
    };
  });
}
