import { tradesPerMinute } from './trades';

/** Trades of half an hour: how often a day's amount looks at the price. */
const slice = 30 * tradesPerMinute;

/** What the amount is calculated from. */
interface TradedDay {
  outline: { firstTrade: number };
  priceOf: (trade: number) => number;
  volumeAfter: (trades: number) => number;
}

/**
 * Yen that have changed hands after so many of the day's trades. A market of thousands can't add up ten thousand trades
 * of each, so each half hour's shares count at the price of the first trade among them: the amount never falls, and
 * lies between the lowest and the highest price so far of all shares so far. Lists, rankings and details all show it.
 */
export function dayTurnover(day: TradedDay): (trades: number) => number {
  /** The amount before each slice, as far as it has been asked for. */
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
