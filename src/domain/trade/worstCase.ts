import { add, multiply } from '../decimal';
import { closingCost, type TradeRates } from './orderCost';
import type { Side } from './tradeVocabulary';

/**
 * How much a position can lose (decision 15), in yen.
 *
 * `committed` is what leaves the balance on opening. Liquidation should close the position before more is lost, but it
 * needs a counterparty: overnight or at a price limit, the price can jump past it. A long position can then lose its
 * whole turnover, if the price falls to zero (closing costs are then zero, too). The loss of a short position has no
 * bound: `whenDoubled` is its loss at twice the opening price, including closing fees with known rates.
 */
export type WorstCase =
  | { bounded: true; committed: string; most: string }
  | { bounded: false; committed: string; whenDoubled: string };

/** The worst case of opening a position, from its cost. */
export function worstCase(opening: {
  side: Side;
  turnover: string;
  margin: string;
  purchaseFee: string;
  rates: TradeRates;
}): WorstCase {
  const { side, turnover, margin, purchaseFee, rates } = opening;
  const committed = add(margin, purchaseFee);
  return side === 'long'
    ? { bounded: true, committed, most: add(turnover, purchaseFee) }
    : { bounded: false, committed, whenDoubled: add(turnover, purchaseFee, doubledClosing(turnover, rates)) };
}

/** The worst case of shares paid in full: the whole payment including the fee, in yen. */
export const worstCasePaidInFull = (total: string): WorstCase => ({
  bounded: true,
  committed: total,
  most: total,
});

/** Closing fees at the doubled price. They depend on the turnover alone, so it is passed as the price of one share. */
function doubledClosing(turnover: string, rates: TradeRates): string {
  const {
    sellingFee = '0',
    stampDuty = '0',
    liquidationFee = '0',
  } = closingCost({
    price: multiply(turnover, '2'),
    shares: 1,
    rates,
  });
  return add(sellingFee, stampDuty, liquidationFee);
}
