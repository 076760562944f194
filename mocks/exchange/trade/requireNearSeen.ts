import { add, compare, isPositive, max, min, multiply, negate } from '../../../src/domain/decimal';
import type { BookSide } from '../../../src/domain/market/marketVocabulary';
import { AskedAgain } from '../askedAgain';
import { tickAt } from '../market/priceGrid';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import type { MarketState } from './marketOf';
import { isReached, type Trigger } from './trigger';

/** What a request at the market says about its price. */
export interface Seen {
  seenPrice?: string | null | undefined;
  tolerance?: string | null | undefined;
}

/**
 * Requires a market price that is not worse than the one seen by more than the tolerance (decision 52). An order at the
 * market is carried out where a limit order at the worst accepted price would be filled at once.
 *
 * @param price the current market price, in yen
 * @param triggerAt the trigger of a limit order of the same kind at a limit
 * @throws {AskedAgain} when the price is worse; then nothing may be carried out
 */
export function requireNearSeen(
  { seenPrice, tolerance }: Seen,
  price: string,
  triggerAt: (limit: string) => Trigger,
): void {
  const fraction = checkedFraction(tolerance ?? tradeRules.priceTolerance);
  if (seenPrice == null) return;
  if (!isPositive(seenPrice)) throw new Refusal('parameterError');
  const { direction } = triggerAt(seenPrice);
  const factor = direction === 'atOrBelow' ? add('1', fraction) : add('1', negate(fraction));
  if (!isReached(triggerAt(multiply(seenPrice, factor)), price)) throw new AskedAgain();
}

/**
 * The worst price at which an order at the market is carried out that has to wait, in yen: within the tolerance of the price
 * seen, otherwise of the last one, and within the limits of the day.
 */
export function worstAccepted(
  { seenPrice, tolerance }: Seen,
  side: BookSide,
  { latestPrice, limitUp, limitDown }: MarketState,
): string {
  const fraction = checkedFraction(tolerance ?? tradeRules.priceTolerance);
  const factor = side === 'buy' ? add('1', fraction) : add('1', negate(fraction));
  const worst = Number(multiply(seenPrice ?? latestPrice, factor));
  const tick = tickAt(worst);
  return side === 'buy'
    ? min(limitUp, String(Math.floor(worst / tick) * tick))
    : max(limitDown, String(Math.ceil(worst / tick) * tick));
}

function checkedFraction(fraction: string): string {
  if (compare(fraction, '0') < 0 || compare(fraction, '1') >= 0) throw new Refusal('parameterError');
  return fraction;
}
