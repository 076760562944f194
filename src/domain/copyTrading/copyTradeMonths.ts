import { divide, max, subtract } from '../decimal';

/** A trading day of a mentor, as sent by the server. */
export interface FundDay {
  /** `YYYY-MM-DD` at the exchange. */
  date: string;
  /** In yen. */
  netAssetValue: string;
  /** Drawdown from the high, as a fraction. */
  drawdown: string;
}

/** Result and maximum drawdown of a month. Fractions with four decimals. */
export interface FundMonth {
  /** `YYYY-MM` */
  month: string;
  /** Since the last day of the previous month; for the current month, until now. */
  profit: string;
  /** The maximum drawdown in the month; the high can be in an earlier month. */
  drawdown: string;
}

/**
 * Days grouped by month, the latest first. The first month is left out: the value before it, from which its result is
 * calculated, is not known.
 *
 * @param days oldest first
 */
export function copyTradeMonths(days: readonly FundDay[]): FundMonth[] {
  const months = new Map<string, FundDay[]>();
  for (const day of days) {
    const month = day.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  const all = [...months];
  return all
    .map(([month, of], index) => {
      const before = all[index - 1]?.[1].at(-1);
      const last = of.at(-1);
      if (!before || !last) return undefined;
      return {
        month,
        profit: divide(subtract(last.netAssetValue, before.netAssetValue), before.netAssetValue, 4),
        drawdown: max('0', ...of.map(({ drawdown }) => drawdown)),
      };
    })
    .filter((month) => month !== undefined)
    .toReversed();
}
