import { add, divide, isPositive, multiply, subtract } from '../decimal';
import { roundToTick, stepPrice } from '../market/ticks';
import { closingCost, profitLoss, type TradeRates } from './orderCost';
import type { Side } from './tradeVocabulary';

interface PaidPosition {
  side: Side;
  buyPrice: string;
  shares: number;
  /** Paid at opening, in yen; undefined while it is unknown. */
  purchaseFee: string | undefined;
  rates: TradeRates;
}

/**
 * The first price on a tick at which a close recovers all four fees: above the opening price for a long position, below
 * it for a short one. Undefined if a rate is unknown or if there is no such price.
 */
export function breakEvenPrice({
  side,
  buyPrice,
  shares,
  purchaseFee,
  rates,
}: PaidPosition): string | undefined {
  const { sellingFeeRate, stampDutyRate, liquidationFeeRate } = rates;
  if (purchaseFee === undefined) return undefined;
  if (sellingFeeRate == null || stampDutyRate == null || liquidationFeeRate == null) return undefined;
  const closingRate = add(sellingFeeRate, stampDutyRate, liquidationFeeRate);
  const turnover = multiply(buyPrice, String(shares));
  const isLong = side === 'long';
  const worth = isLong ? add(turnover, purchaseFee) : subtract(turnover, purchaseFee);
  const perYen = isLong ? subtract('1', closingRate) : add('1', closingRate);
  if (!isPositive(worth) || !isPositive(perYen)) return undefined;
  const direction = isLong ? 'up' : 'down';
  const price = roundToTick(
    divide(worth, multiply(String(shares), perYen), 8, isLong ? 'up' : 'down'),
    direction,
  );
  // Each fee is rounded separately, so the result at a price can deviate by one or two sen.
  return covers({ side, buyPrice, price, shares }, purchaseFee, rates)
    ? price
    : stepPrice(price, isLong ? 1 : -1);
}

function covers(
  position: { side: Side; buyPrice: string; price: string; shares: number },
  purchaseFee: string,
  rates: TradeRates,
): boolean {
  const { total = '0' } = closingCost({ ...position, rates });
  return !isPositive(subtract(add(total, purchaseFee), profitLoss(position)));
}
