import { compare, isPositive, isWhole, multiply } from '../../../src/domain/decimal';
import { isOnTick } from '../../../src/domain/market/ticks';
import { sessionAt } from '../../../src/domain/market/tradingSession';
import type { PositionStatus, PriceType } from '../../../src/domain/trade/tradeVocabulary';
import type { Exchange } from '../exchange';
import { balanceOf, pocketOf } from '../ledger';
import { lookup } from '../lookup';
import { findListing } from '../market/market';
import { isListed } from '../market/newListings';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import type { Member, PositionRecord } from '../world';

/** Requires an open session. */
export function requireOpenSession({ market, now }: Exchange): void {
  if (!sessionAt(now, market.holidays).open) throw new Refusal('nonTradingHours');
}

/** Requires a stock that is listed and not suspended. A new issue counts from its first day. */
export function requireTradable({ market, now }: Exchange, symbol: string): void {
  const listing = findListing(market, symbol);
  if (!listing || listing.suspended) throw new Refusal('productMissing');
  if (!isListed(market, symbol, now)) throw new Refusal('notYetListed');
}

/** Converts lots to shares. Requires whole lots from one to the maximum. */
export function sharesOf(lots: string): number {
  const { lotSize, maxLots } = tradeRules;
  if (!isWhole(lots) || !isPositive(lots) || compare(lots, String(maxLots)) > 0) {
    throw new Refusal('parameterError');
  }
  return Number(lots) * lotSize;
}

/**
 * Shares to close: whole lots, or all if no number is given. Shares in a pending closing cannot be closed separately.
 */
export function sharesToClose(
  { shares, closeShares }: PositionRecord,
  lots: string | null | undefined,
): number {
  const free = shares - (closeShares ?? 0);
  if (free === 0) throw new Refusal('notInPosition');
  if (lots == null) return free;
  if (!isWhole(lots) || !isPositive(lots)) throw new Refusal('parameterError');
  const wanted = multiply(lots, String(tradeRules.lotSize));
  if (compare(wanted, String(free)) > 0) throw new Refusal('parameterError');
  return Number(wanted);
}

/** The limit of a limit order, which must be on the tick grid and within today's limits. Null for a market order. */
export function checkedLimit(
  order: { priceType: PriceType; limitPrice?: string | null | undefined },
  limits: { limitUp: string; limitDown: string },
): string | null {
  if (order.priceType === 'market') return null;
  const { limitPrice } = order;
  if (limitPrice == null) throw new Refusal('parameterError');
  const beyond = compare(limitPrice, limits.limitUp) > 0 || compare(limitPrice, limits.limitDown) < 0;
  if (beyond || !isOnTick(limitPrice)) throw new Refusal('exceedsPriceLimit');
  return limitPrice;
}

/** Requires an available balance of at least the amount. */
export function requireAvailable({ world }: Exchange, { account }: Member, amount: string): void {
  if (compare(balanceOf(world.ledger, pocketOf(account, 'available')), amount) < 0) {
    throw new Refusal('insufficientBalance');
  }
}

/** One of the member's own positions, in any state. */
export function ownPosition(exchange: Exchange, member: Member, id: string): PositionRecord {
  const position = lookup(exchange.world.positions, id);
  if (!position || position.account !== member.account) throw new Refusal('parameterError');
  return position;
}

/** One of the member's own pending orders; others cannot be cancelled (specification 4). */
export function pendingPosition(
  exchange: Exchange,
  member: Member,
  id: string,
  status: PositionStatus,
): PositionRecord {
  const position = ownPosition(exchange, member, id);
  if (position.status !== status) throw new Refusal('orderNotPending');
  return position;
}

/** One of the member's own held positions; others cannot be sold (specification 4). */
export function heldPosition(
  exchange: Exchange,
  member: Member,
  id: string,
  statuses: readonly PositionStatus[] = ['holding', 'preparingToClose'],
): PositionRecord {
  const position = ownPosition(exchange, member, id);
  if (!statuses.includes(position.status)) throw new Refusal('notInPosition');
  return position;
}
