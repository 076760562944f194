import { add, compare, divide, isPositive, isZero, multiply, subtract } from '../decimal';

/** The balances that add up to the total assets (decision 14), decimal strings in yen. */
export interface AssetBalances {
  availableFunds: string;
  frozenFunds: string;
  positionMargin: string;
  investedFunds: string;
  foreignFunds: string;
  /** By price alone, before closing fees; negative for a loss. */
  unrealisedProfit: string;
}

/** A part of the total assets. */
export interface AssetPart {
  /** `positions` is what is in open positions: their margin with what they gained or lost by price. */
  part: 'available' | 'frozen' | 'positions' | 'invested' | 'foreign';
  /** In yen. Negative only where positions lost more than their margin. */
  amount: string;
  /**
   * Percent of all positive parts, with one decimal; undefined for a negative part, which is no part of what is there. Those
   * of all parts add up to 100.
   */
  percent: string | undefined;
}

/** Where the member's money is. Parts that are zero are left out. */
export function assetParts(balances: AssetBalances): AssetPart[] {
  const amounts = [
    ['available', balances.availableFunds],
    ['frozen', balances.frozenFunds],
    ['positions', add(balances.positionMargin, balances.unrealisedProfit)],
    ['invested', balances.investedFunds],
    ['foreign', balances.foreignFunds],
  ] as const;
  const shares = percents(amounts.map(([, amount]) => (isPositive(amount) ? amount : '0')));
  return amounts
    .map(([part, amount], at) => ({ part, amount, percent: isPositive(amount) ? shares[at] : undefined }))
    .filter(({ amount }) => !isZero(amount));
}

/**
 * The percent of each amount in their sum, with one decimal. Each is rounded down, and the tenths that are then missing
 * from 100 go to the amounts that lost most.
 */
function percents(amounts: string[]): string[] {
  const sum = add('0', ...amounts);
  if (isZero(sum)) return amounts.map(() => '0');
  const exact = amounts.map((amount) => divide(multiply(amount, '100'), sum, 20, 'down'));
  const down = amounts.map((amount) => divide(multiply(amount, '100'), sum, 1, 'down'));
  const lost = exact.map((percent, at) => subtract(percent, down[at] ?? '0'));
  const missing = Number(multiply(subtract('100', add('0', ...down)), '10'));
  const raised = new Set(
    amounts
      .map((_, at) => at)
      .sort((a, b) => compare(lost[b] ?? '0', lost[a] ?? '0'))
      .slice(0, missing),
  );
  return down.map((percent, at) => (raised.has(at) ? add(percent, '0.1') : percent));
}
