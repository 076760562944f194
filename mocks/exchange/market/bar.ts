/** A period of trading: prices in yen, volume in shares. */
export interface Bar {
  /** Start of the period, epoch ms. */
  openedAt: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

/** Joins consecutive bars into one; undefined for none. */
export function joinBars(bars: readonly Bar[]): Bar | undefined {
  const [first, ...others] = bars;
  if (first === undefined) return undefined;
  const joined = { ...first };
  for (const bar of others) {
    joined.high = Math.max(joined.high, bar.high);
    joined.low = Math.min(joined.low, bar.low);
    joined.close = bar.close;
    joined.volume += bar.volume;
  }
  return joined;
}

/** Joins adjacent bars of the same period. */
export function joinByPeriod(bars: readonly Bar[], periodOf: (bar: Bar) => string | number): Bar[] {
  const runs: Bar[][] = [];
  let latest: string | number | undefined;
  for (const bar of bars) {
    const period = periodOf(bar);
    if (period === latest) runs.at(-1)?.push(bar);
    else runs.push([bar]);
    latest = period;
  }
  return runs.flatMap((run) => joinBars(run) ?? []);
}
