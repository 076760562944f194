import { tradesPerMinute } from './trades';

/** Trades in half an hour: the interval at which the price is sampled. */
const slice = 30 * tradesPerMinute;

/** Input of the calculation. */
interface TradedDay {
  outline: { firstTrade: number };
  priceOf: (trade: number) => number;
  volumeAfter: (trades: number) => number;
}

/**
 * Turnover in yen after a number of the day's trades. Summing ten thousand trades for thousands of stocks is too slow,
 * so the shares of each half hour count at the price of its first trade. The result never falls, and its average price
 * lies between the lowest and highest price so far. Lists, rankings and details use the same value.
 */
export function dayTurnover(day: TradedDay): (trades: number) => number {
  /** Turnover before each slice, as far as computed. */
  const amounts: number[] = [0];

  const amountIn = (index: number, end: number) => {
    const start = Math.max(day.outline.firstTrade, index * slice);
    return end <= start ? 0 : (day.volumeAfter(end) - day.volumeAfter(start)) * day.priceOf(start);
  };
  return (trades) => {
    const begun = Math.max(0, Math.ceil(trades / slice) - 1);
    let before = amounts[Math.min(begun, amounts.length - 1)] ?? 0;
    for (let index = amounts.length - 1; index < begun; index += 1) {
      before += amountIn(index, (index + 1) * slice);
      amounts.push(before);
    }
    return before + amountIn(begun, trades);
  };
}
