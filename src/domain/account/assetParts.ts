import { add, divide, isPositive, isZero, multiply } from '../decimal';

/** The balances that add up to the total assets (decision 14), decimal strings in yen. */
export interface AssetBalances {
  availableFunds: string;
  frozenFunds: string;
  positionMargin: string;
  investedFunds: string;
  foreignFunds: string;
  /** Before closing fees; negative for a loss. */
  unrealisedProfit: string;
}

/** A part of the total assets. */
export interface AssetPart {
  part: 'available' | 'frozen' | 'margin' | 'invested' | 'foreign' | 'unrealised';
  /** In yen. Only an unrealised loss is negative. */
  amount: string;
  /** Percent of all positive parts, with one decimal; undefined for a loss, which is no part of what is there. */
  percent: string | undefined;
}

/** Where the member's money is. Parts that are zero are left out. */
export function assetParts(balances: AssetBalances): AssetPart[] {
  const amounts = [
    ['available', balances.availableFunds],
    ['frozen', balances.frozenFunds],
    ['margin', balances.positionMargin],
    ['invested', balances.investedFunds],
    ['foreign', balances.foreignFunds],
    ['unrealised', balances.unrealisedProfit],
  ] as const;
  const sum = add('0', ...amounts.map(([, amount]) => amount).filter(isPositive));
  return amounts
    .filter(([, amount]) => !isZero(amount))
    .map(([part, amount]) => ({
      part,
      amount,
      percent: isPositive(amount) ? divide(multiply(amount, '100'), sum, 1) : undefined,
    }));
}
