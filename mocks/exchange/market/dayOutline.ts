/** Key figures of a trading day, prices in yen. The day's trades are generated from them. */
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
  /** Index of the first trade: `0`, later on a company's first day. It starts a minute. */
  firstTrade: number;
  /** Index of the trade from which the price is constant: the last one, or earlier on a day that ends at a limit. */
  restsFrom: number;
}

/** Shares are traded in multiples of this. */
export const volumeUnit = 100;
