import { tickTable } from '../../../src/domain/market/ticks';
import type { Side } from '../../../src/domain/trade/tradeVocabulary';
import {
  dividedBy,
  type Exact,
  exact,
  inYen,
  minus,
  order,
  plus,
  type Rounding,
  senOf,
  times,
  unitsOf,
  written,
} from './exact';

/** Rates as fractions of the turnover. */
export interface ClosingRates {
  sellingFeeRate: string;
  stampDutyRate: string;
  liquidationFeeRate: string;
}

/** Shares at a price in yen. */
interface Traded {
  price: string;
  shares: number;
}

const turnoverOf = ({ price, shares }: Traded): Exact => times(exact(price), exact(shares));

const sen = (amount: string): bigint => senOf(exact(amount), 'none');

const feeOf = (turnover: Exact, rate: string): bigint => senOf(times(turnover, exact(rate)), 'halfUp');

/** What opening takes, in yen: the margin rounded up, the fee half up. */
export function openingMoney(opened: Traded & { leverage: number }, purchaseFeeRate: string) {
  const turnover = turnoverOf(opened);
  const margin = senOf(dividedBy(turnover, exact(opened.leverage)), 'up');
  const purchaseFee = feeOf(turnover, purchaseFeeRate);
  return {
    turnover: inYen(senOf(turnover, 'none')),
    margin: inYen(margin),
    purchaseFee: inYen(purchaseFee),
    total: inYen(margin + purchaseFee),
  };
}

/** The fees of closing, in yen. Each is rounded half up. */
export function closingFees(closed: Traded, rates: ClosingRates) {
  const turnover = turnoverOf(closed);
  const sellingFee = feeOf(turnover, rates.sellingFeeRate);
  const stampDuty = feeOf(turnover, rates.stampDutyRate);
  const liquidationFee = feeOf(turnover, rates.liquidationFeeRate);
  return {
    sellingFee: inYen(sellingFee),
    stampDuty: inYen(stampDuty),
    liquidationFee: inYen(liquidationFee),
    total: inYen(sellingFee + stampDuty + liquidationFee),
  };
}

/** Profit or loss by the prices alone, in yen. */
export function gainOf(held: { side: Side; buyPrice: string; price: string; shares: number }): string {
  const { side, buyPrice, price, shares } = held;
  const [from, to] = side === 'long' ? [buyPrice, price] : [price, buyPrice];
  return inYen(senOf(times(minus(exact(to), exact(from)), exact(shares)), 'none'));
}

/** A position. Amounts and prices in yen. */
interface Held {
  side: Side;
  buyPrice: string;
  shares: number;
  /** Original and added margin. */
  margin: string;
}

/**
 * What closing a position at a price yields, in yen: `gross` by the prices alone, `net` after all four fees, and
 * `credited`, the margin with the result. The purchase fee was paid at opening, so it is no part of `credited`.
 */
export function closingMoney(
  { side, buyPrice, shares, margin, purchaseFee }: Held & { purchaseFee: string },
  price: string,
  rates: ClosingRates,
) {
  const fees = closingFees({ price, shares }, rates);
  const gross = gainOf({ side, buyPrice, price, shares });
  const left = sen(gross) - sen(fees.total);
  return {
    gross,
    fees,
    net: inYen(left - sen(purchaseFee)),
    credited: inYen(left + sen(margin)),
  };
}

/**
 * The price at which margin and profit or loss are no more than the maintenance margin, on the tick that is reached
 * first. Undefined if a long position is paid in full: it can't lose more.
 */
export function liquidationPrice(
  { side, buyPrice, shares, margin }: Held,
  maintenanceMarginRate: string,
): string | undefined {
  const turnover = turnoverOf({ price: buyPrice, shares });
  const kept = times(turnover, exact(maintenanceMarginRate));
  const bearable = dividedBy(minus(exact(margin), kept), exact(shares));
  if (side === 'short') return onTick(plus(exact(buyPrice), bearable), 'down');
  const paidInFull = order(exact(margin), turnover) >= 0n;
  return paidInFull ? undefined : onTick(minus(exact(buyPrice), bearable), 'up');
}

/** Prices of a position that can be liquidated, in yen. */
export interface AtRisk {
  buyPrice: string;
  liquidationPrice: string;
}

/** The price at which this percentage of the way from the opening to the liquidation price is left, in yen. */
export const priceWithLeft = (position: AtRisk, percent: number): string =>
  written(unitsOf(withLeft(position, percent), 8, 'none'), 8);

/** Whether at most this percentage of the way to the liquidation price is left at a price. */
export function hasAtMostLeft(position: AtRisk, price: string, percent: number): boolean {
  const beyond = order(exact(price), withLeft(position, percent));
  return order(exact(position.liquidationPrice), exact(position.buyPrice)) < 0n ? beyond <= 0n : beyond >= 0n;
}

function withLeft({ buyPrice, liquidationPrice }: AtRisk, percent: number): Exact {
  const kept = times(exact(buyPrice), exact(percent));
  const gone = times(exact(liquidationPrice), exact(100 - percent));
  return dividedBy(plus(kept, gone), exact(100));
}

/** Splits an amount in yen by shares. The part is rounded down, so the remainder stays with the rest. */
export function splitByShares(amount: string, shares: number, of: number): { part: string; rest: string } {
  const part = (sen(amount) * BigInt(shares)) / BigInt(of);
  return { part: inYen(part), rest: inYen(sen(amount) - part) };
}

/** The largest number of lots whose margin and purchase fee the available balance covers. */
export function affordableLots(budget: {
  available: string;
  price: string;
  leverage: number;
  lotSize: number;
  maxLots: number;
  purchaseFeeRate: string;
}): number {
  const { available, price, leverage, lotSize, maxLots, purchaseFeeRate } = budget;
  const costOf = (lots: number) =>
    exact(openingMoney({ price, leverage, shares: lots * lotSize }, purchaseFeeRate).total);
  const perYen = plus(dividedBy(exact(1), exact(leverage)), exact(purchaseFeeRate));
  const perLot = times(turnoverOf({ price, shares: lotSize }), perYen);
  // Rounding can make lots cheaper by at most half a sen.
  const most = unitsOf(dividedBy(plus(exact(available), exact('0.005')), perLot), 0, 'down');
  let lots = most < BigInt(maxLots) ? Number(most) : maxLots;
  while (lots > 0 && order(costOf(lots), exact(available)) > 0n) lots -= 1;
  return lots;
}

/** The worst opening price of a day trade, in yen: the last price and the headroom, on a tick, within the limits. */
export function dayTradeLimit(
  side: Side,
  stock: { latestPrice: string; limitUp: string; limitDown: string },
  headroomRate: string,
): string {
  const headroom = times(exact(stock.latestPrice), exact(headroomRate));
  if (side === 'long') {
    const price = onTick(plus(exact(stock.latestPrice), headroom), 'up');
    return order(exact(price), exact(stock.limitUp)) < 0n ? price : stock.limitUp;
  }
  const price = onTick(minus(exact(stock.latestPrice), headroom), 'down');
  return order(exact(price), exact(stock.limitDown)) > 0n ? price : stock.limitDown;
}

const ticks = tickTable.map(({ upTo, tick }) => ({ upTo: exact(upTo), tick: exact(tick) }));

/** The next price on the grid of ticks in a direction, at least one yen. */
function onTick(price: Exact, rounding: Extract<Rounding, 'down' | 'up'>): string {
  const found = ticks.find(({ upTo }) => order(price, upTo) <= 0n);
  if (!found) throw new RangeError('beyond the simulated market');
  const steps = unitsOf(dividedBy(price, found.tick), 0, rounding);
  return steps > 0n ? inYen(senOf(times(exact(steps), found.tick), 'none')) : '1';
}
