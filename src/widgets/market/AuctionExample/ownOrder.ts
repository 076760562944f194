import { compare, divide, isPositive, isWhole, subtract } from '../../../domain/decimal';
import type { AuctionOrder } from '../../../domain/market/auction';
import type { BookSide } from '../../../domain/market/marketVocabulary';
import { parseLots, parseTyped } from '../../../domain/typedNumber';
import { mostShares } from './exampleOrders';

/** The reader's order as typed. */
export interface OwnDraft {
  side: BookSide;
  type: 'limit' | 'market';
  /** Limit in yen. */
  price: string;
  shares: string;
}

/** What prices of the stock have to be, in yen. */
export interface PriceRules {
  /** The price that counts as the last one. */
  base: string;
  tickSize: string;
  limitUp: string;
  limitDown: string;
}

/** The typed limit in ticks from the last price; undefined unless it is on a tick and within the limits of the day. */
export function typedTicks(
  typed: string,
  { base, tickSize, limitUp, limitDown }: PriceRules,
): number | undefined {
  const price = parseTyped(typed);
  if (price === undefined || compare(price, limitUp) > 0 || compare(price, limitDown) < 0) return undefined;
  const ticks = divide(subtract(price, base), tickSize, 8);
  return isWhole(ticks) ? Number(ticks) : undefined;
}

/** The typed shares; undefined unless they are a whole number, of a million at most. */
export function typedShares(typed: string): number | undefined {
  const shares = parseLots(typed);
  const isUsable =
    shares !== undefined && isWhole(shares) && isPositive(shares) && compare(shares, mostShares) <= 0;
  return isUsable ? Number(shares) : undefined;
}

/** The reader's order; undefined until both figures are right. */
export function ownOrder(
  { side, type, price, shares }: OwnDraft,
  rules: PriceRules,
): AuctionOrder | undefined {
  const count = typedShares(shares);
  const limit = type === 'market' ? null : typedTicks(price, rules);
  return count === undefined || limit === undefined ? undefined : { side, price: limit, shares: count };
}
