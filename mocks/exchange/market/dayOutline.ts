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
}

/** Shares change hands in multiples of it. */
export const volumeUnit = 100;
