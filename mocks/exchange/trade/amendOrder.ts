import type { RequestOf } from '../../../src/api/contract/call';
import type { amendOrder as amendCall } from '../../../src/api/contract/trade';
import { isPositive, isZero, negate, subtract } from '../../../src/domain/decimal';
import { closeOf } from '../../../src/domain/market/tradingSession';
import { marketSideOf, orderKindOf } from '../../../src/domain/trade/orderConditions';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import type { Member, PositionRecord } from '../world';
import { checkedLimit, ownPosition, requireAvailable, requireTradable, sharesOf } from './checks';
import { checkedConditions, marketForOrder } from './conditions';
import { evaluateOrder } from './evaluateOrder';
import { fillOrder } from './fillOrder';
import { recordEvent } from './recordEvent';
import { requireUnlocked } from './sellableAt';

type Amendment = Omit<RequestOf<typeof amendCall>, 'clientRequestId'>;

/** Changes prices, lots and term of an order or a closing that waits. */
export function amendOrder(exchange: Exchange, member: Member, amendment: Amendment): PositionRecord {
  const position = ownPosition(exchange, member, amendment.id);
  if (orderKindOf(amendment) === 'market') throw new Refusal('parameterError');
  if (position.status === 'pendingOrder') amendOpening(exchange, member, position, amendment);
  else if (position.status === 'preparingToClose') amendClosing(exchange, position, amendment);
  else throw new Refusal('orderNotPending');
  return position;
}

/** Freezes or releases the difference. A limit that the market has reached is filled at once. */
function amendOpening(
  exchange: Exchange,
  member: Member,
  position: PositionRecord,
  amendment: Amendment,
): void {
  const { world, now } = exchange;
  const { account, id, symbol, side, leverage } = position;
  requireTradable(exchange, symbol);
  const priceType = amendment.limitPrice == null ? 'market' : 'limit';
  const lots = amendment.lots ?? String(position.shares / tradeRules.lotSize);
  const validUntil = amendment.validUntil ?? position.opening?.validUntil;
  const order = { ...amendment, validUntil, symbol, side, leverage, priceType, lots } as const;
  const { shares, limitPrice, conditions, exit, waits, price, cost } = evaluateOrder(exchange, order);
  const missing = subtract(cost.total, position.reserved);
  if (isPositive(missing)) requireAvailable(exchange, member, missing);

  const { margin: originalMargin, purchaseFee, total: reserved } = cost;
  const changed = { priceType, shares, limitPrice, opening: conditions, exit } as const;
  Object.assign(position, {
    ...changed,
    originalMargin,
    purchaseFee,
    reserved,
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, {
    kind: 'amended',
    at: now,
    price: limitPrice ?? conditions.stopPrice ?? undefined,
    shares,
  });
  const [available, frozen] = [pocketOf(account, 'available'), pocketOf(account, 'frozen')];
  if (!isZero(missing)) {
    const lines = isPositive(missing)
      ? transfer(available, frozen, missing)
      : transfer(frozen, available, negate(missing));
    post(world.ledger, { at: now, reason: 'orderAmended', record: id, lines });
  }
  if (!waits) fillOrder(exchange, position, price, now);
}

function amendClosing(exchange: Exchange, position: PositionRecord, amendment: Amendment): void {
  const { side, symbol } = position;
  if (amendment.exit != null) throw new Refusal('parameterError');
  requireTradable(exchange, symbol);
  const quote = marketForOrder(exchange, symbol);
  const priceType = amendment.limitPrice == null ? 'market' : 'limit';
  const limitPrice = checkedLimit({ ...amendment, priceType }, quote);
  const terms = { ...amendment, validUntil: amendment.validUntil ?? position.closing?.validUntil };
  const { conditions } = checkedConditions(exchange, terms, marketSideOf(side, 'close'), quote);
  requireUnlocked(exchange, position, closeOf(conditions.validUntil) - 1);
  const shares =
    amendment.lots == null ? (position.closeShares ?? position.shares) : sharesOf(amendment.lots);
  if (shares > position.shares) throw new Refusal('parameterError');
  Object.assign(position, {
    closeLimitPrice: limitPrice,
    closing: conditions,
    closeShares: shares,
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, {
    kind: 'closingAmended',
    at: exchange.now,
    price: limitPrice ?? conditions.stopPrice ?? undefined,
    shares,
  });
}
