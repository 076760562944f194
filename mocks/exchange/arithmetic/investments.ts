import { dividedBy, exact, inYen, minus, order, senOf, times, unitsOf, written } from './exact';

/** Price of lots of a new issue, in yen. */
export const ipoPrice = (issue: { issuePrice: string; lots: number; lotSize: number }): string =>
  inYen(senOf(times(exact(issue.issuePrice), exact(issue.lots * issue.lotSize)), 'none'));

/** How far a bid is below the market price, in yen and in percent of that price; negative if it is above. */
export function discountOf(bid: string, marketPrice: string): { amount: string; percent: string } {
  const amount = minus(exact(marketPrice), exact(bid));
  const percent = dividedBy(times(amount, exact(100)), exact(marketPrice));
  return { amount: inYen(senOf(amount, 'none')), percent: written(unitsOf(percent, 2, 'halfUp'), 2) };
}

/** What a copy trade pays back, in yen. The mentor's part of a profit is rounded down; a loss has none. */
export function copyTradePayout(
  buyAmount: string,
  value: string,
  performanceFeeRate: string,
): { performanceFee: string; payout: string; profitLoss: string } {
  const [paid, worth] = [senOf(exact(buyAmount), 'none'), senOf(exact(value), 'none')];
  const part = times(minus(exact(value), exact(buyAmount)), exact(performanceFeeRate));
  const performanceFee = worth > paid ? senOf(part, 'down') : 0n;
  return {
    performanceFee: inYen(performanceFee),
    payout: inYen(worth - performanceFee),
    profitLoss: inYen(worth - performanceFee - paid),
  };
}

/** How far each value is below the highest so far, as a fraction with four decimals. Values are positive. */
export function drawdownsOf(values: readonly string[]): string[] {
  let highest = exact(0);
  return values.map((text) => {
    const value = exact(text);
    if (order(value, highest) > 0n) highest = value;
    return written(unitsOf(dividedBy(minus(highest, value), highest), 4, 'halfUp'), 4);
  });
}

/** The largest drawdown; `"0"` if there was none. */
export const maximumDrawdown = (values: readonly string[]): string =>
  drawdownsOf(values).reduce((most, each) => (order(exact(each), exact(most)) > 0n ? each : most), '0');

/** Projected income of a lock-up over days, in yen, rounded down once. `dailyRate` is a fraction of the principal. */
export const projectedIncome = (principal: string, dailyRate: string, days: number): string =>
  inYen(senOf(times(exact(principal), times(exact(dailyRate), exact(days))), 'down'));
