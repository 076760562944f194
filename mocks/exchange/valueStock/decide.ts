import { add, compare, max, multiply, negate, subtract } from '../../../src/domain/decimal';
import type { ValueStockRejection } from '../../../src/domain/valueStock/valueStockVocabulary';
import type { Exchange } from '../exchange';
import { type PostingReason, pocketOf, post, transfer } from '../ledger';
import { quoteAt } from '../market/quotes';
import { Refusal } from '../refusal';
import { grantPosition } from '../trade/grantPosition';
import type { Member } from '../world';
import { ownApplication } from './applicationsOf';
import type { ValueStockApplication } from './records';
import { valueStockRules } from './rules';

/** The automatic review: passes unless the market price has moved too far from the offer's price. */
export function review(exchange: Exchange, application: ValueStockApplication): void {
  if (priceMoved(exchange, application)) reject(exchange, application, 'priceMoved');
  else pass(exchange, application);
}

/** The application becomes a position at the offer's price. The frozen amount becomes its margin and fee. */
export function pass(exchange: Exchange, application: ValueStockApplication): void {
  const { id, account, symbol, shares, price, turnover, purchaseFee } = application;
  const position = grantPosition(exchange, {
    account,
    symbol,
    shares,
    price,
    purchaseFee,
    source: 'competition',
    side: 'long',
    leverage: 1,
    originalMargin: turnover,
    lock: { kind: 'minutes' },
  });
  const frozen = pocketOf(account, 'frozen');
  const lines = [
    ...transfer(frozen, pocketOf(account, 'positionMargin'), turnover),
    ...transfer(frozen, 'house:fees', purchaseFee),
  ];
  Object.assign(application, {
    status: 'passed',
    decidedAt: exchange.now,
    position: position.id,
  } satisfies Partial<ValueStockApplication>);
  post(exchange.world.ledger, { at: exchange.now, reason: 'valueStockPassed', record: id, lines });
}

/** Rejects the application and releases the frozen amount. */
export function reject(
  exchange: Exchange,
  application: ValueStockApplication,
  rejection: ValueStockRejection,
): void {
  Object.assign(application, { status: 'rejected', rejection } satisfies Partial<ValueStockApplication>);
  releaseFrozen(exchange, application, 'valueStockRejected');
}

/** Cancels an application that is still under review, at any time. */
export function cancelApplication(exchange: Exchange, member: Member, id: string): ValueStockApplication {
  const application = ownApplication(exchange, member, id);
  if (application.status !== 'pendingReview') throw new Refusal('orderNotPending');
  application.status = 'cancelled';
  releaseFrozen(exchange, application, 'valueStockCancelled');
  return application;
}

function releaseFrozen(
  { world, now }: Exchange,
  application: ValueStockApplication,
  reason: Extract<PostingReason, 'valueStockRejected' | 'valueStockCancelled'>,
): void {
  const { id, account, turnover, purchaseFee } = application;
  application.decidedAt = now;
  const amount = add(turnover, purchaseFee);
  const lines = transfer(pocketOf(account, 'frozen'), pocketOf(account, 'available'), amount);
  post(world.ledger, { at: now, reason, record: id, lines });
}

function priceMoved({ market, now }: Exchange, { symbol, price }: ValueStockApplication): boolean {
  const away = subtract(quoteAt(market, symbol, now).latestPrice, price);
  return compare(max(away, negate(away)), multiply(price, valueStockRules.tolerance)) > 0;
}
