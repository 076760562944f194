import type { RequestOf } from '../../../src/api/contract/call';
import type { valueStockApply } from '../../../src/api/contract/valueStock';
import { multiply } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import { setEntry } from '../setEntry';
import { requireAvailable, requireOpenSession, sharesOf } from '../trade/checks';
import { costOfOpening } from '../trade/costs';
import type { Member } from '../world';
import { applicationsUsed } from './applicationsOf';
import { findValueOffer, type ValueOffer } from './offers';
import type { ValueStockApplication } from './records';
import { valueStockRules } from './rules';

type Request = Omit<RequestOf<typeof valueStockApply>, 'clientRequestId'>;

/** Applies for lots of a listed offer. The full price and the purchase fee are frozen until the review. */
export function applyForValueStock(
  exchange: Exchange,
  member: Member,
  { offerId, lots }: Request,
): ValueStockApplication {
  if (member.restrictions.includes('tradeBanned')) throw new Refusal('tradingBanned');
  const offer = findValueOffer(exchange.market, offerId, exchange.now);
  if (!offer) throw new Refusal('productMissing');
  requireOpenSession(exchange);
  const shares = sharesOf(lots);
  requireAmount(offer, shares);
  requireApplicationLeft(exchange, member, offer);
  const { price, week, listing } = offer;
  const { margin, purchaseFee, total } = costOfOpening({ shares, leverage: 1 }, price);
  requireAvailable(exchange, member, total);

  const { world, now } = exchange;
  const { account } = member;
  const application: ValueStockApplication = {
    ...newNumbers(exchange, 'V'),
    account,
    symbol: listing.symbol,
    week,
    price,
    shares,
    purchaseFee,
    turnover: margin,
    status: 'pendingReview',
    appliedAt: now,
    dueAt: now + valueStockRules.reviewMinutes * 60_000,
    decidedAt: null,
    rejection: null,
    position: null,
  };
  setEntry(world.valueStock.applications, application.id, application);
  const lines = transfer(pocketOf(account, 'available'), pocketOf(account, 'frozen'), total);
  post(world.ledger, { at: now, reason: 'valueStockApplied', record: application.id, lines });
  return application;
}

/** Requires lots within the limits. The message gives the limits as amounts. */
function requireAmount({ minLots, maxLots, price }: ValueOffer, shares: number): void {
  const { lotSize } = tradeRules;
  const amount = (lots: number) => multiply(price, String(lots * lotSize));
  if (shares < minLots * lotSize) throw new Refusal('minimumBuyAmount', { n: amount(minLots) });
  if (shares > maxLots * lotSize) throw new Refusal('aboveMaximum', { n: amount(maxLots) });
}

function requireApplicationLeft(exchange: Exchange, member: Member, offer: ValueOffer): void {
  const { applicationsPerStock } = valueStockRules;
  if (applicationsUsed(exchange, member, offer) >= applicationsPerStock) {
    throw new Refusal('perShareApplicationCount', { n: String(applicationsPerStock) });
  }
}
