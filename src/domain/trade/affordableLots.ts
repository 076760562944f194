import { compare, divide, isPositive } from '../decimal';
import { openingCost, type TradeRates } from './orderCost';

const shareOfBalance = { quarter: '4', half: '2', max: '1' } as const;

interface Budget {
  /** Available funds in yen. */
  available: string;
  price: string;
  leverage: number;
  /** Shares in a lot. */
  lotSize: number;
  maxLots: number;
  rates: TradeRates;
  /** Share of the available funds that may be spent. */
  part: keyof typeof shareOfBalance;
}

/**
 * The largest number of lots that a share of the available funds pays for, with purchase fee and rounding. 0 if it does
 * not pay for one lot, if the fee is unknown, or if the price is not positive.
 */
export function affordableLots({
  available,
  price,
  leverage,
  lotSize,
  maxLots,
  rates,
  part,
}: Budget): number {
  if (!isPositive(price)) return 0;
  const budget = divide(available, shareOfBalance[part], 2, 'down');
  const affords = (lots: number): boolean => {
    const { total } = openingCost({ side: 'long', price, shares: lots * lotSize, leverage, rates });
    return total !== undefined && compare(total, budget) <= 0;
  };
  // Binary search: the cost never falls as the lots grow.
  let affordable = 0;
  let tooMany = maxLots + 1;
  while (tooMany - affordable > 1) {
    const lots = Math.floor((affordable + tooMany) / 2);
    if (affords(lots)) affordable = lots;
    else tooMany = lots;
  }
  return affordable;
}
