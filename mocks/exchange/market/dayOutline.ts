/** A whole trading day in a few numbers, prices in yen. The day's trades are then led through them. */
export interface DayOutline {
  previousClose: number;
  limitUp: number;
  limitDown: number;
  open: number;
  high: number;
  low: number;
  close: number;
  /** Shares, a multiple of `volumeUnit`. */
  volume: number;
  /** The first trade of the day: `0`, but later on a company's first day. Begins a minute. */
  firstTrade: number;
  /** The trade from which on the price doesn't move: the last one, but earlier on a day that ends at a limit. */
  restsFrom: number;
}

/** Shares change hands in multiples of it. */
export const volumeUnit = 100;
