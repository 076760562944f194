import type { buybackApply } from '../../../src/api/contract/buyback';
import type { RequestOf } from '../../../src/api/contract/call';
import { multiply } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import { setEntry } from '../setEntry';
import { heldPosition, sharesToClose } from '../trade/checks';
import { requireUnlocked } from '../trade/sellableAt';
import type { Member } from '../world';
import { openTenderOf, ownApplication } from './applicationsOf';
import { type BuybackOffer, findBuybackOffer } from './offers';
import type { BuybackApplication } from './records';

type Request = Omit<RequestOf<typeof buybackApply>, 'clientRequestId'>;

/**
 * Offers lots of a long position to the company, at any time before the deadline. A tender is only a reservation: the
 * position stays unchanged until the result, and its member can still sell it.
 */
export function tenderShares(
  exchange: Exchange,
  member: Member,
  { offerId, positionId, lots }: Request,
): BuybackApplication {
  const offer = findBuybackOffer(exchange.market, offerId, exchange.now);
  if (!offer) throw new Refusal('productMissing');
  const position = heldPosition(exchange, member, positionId, ['holding']);
  const { symbol } = offer.listing;
  if (position.symbol !== symbol || position.side !== 'long') throw new Refusal('parameterError');
  requireUnlocked(exchange, position);
  if (openTenderOf(exchange, position)) throw new Refusal('duplicateAppointment');
  const shares = sharesToClose(position, lots);
  requireMinimum(offer, shares);

  const application: BuybackApplication = {
    ...newNumbers(exchange, 'R'),
    account: member.account,
    offer: offer.id,
    symbol,
    price: offer.price,
    position: position.id,
    shares,
    status: 'pendingReview',
    appliedAt: exchange.now,
    dueAt: offer.resultAt,
    decidedAt: null,
    rejection: null,
    acceptedShares: 0,
    sold: null,
  };
  setEntry(exchange.world.buyback.applications, application.id, application);
  return application;
}

/** Cancels a tender before its result. */
export function cancelTender(exchange: Exchange, member: Member, id: string): BuybackApplication {
  const application = ownApplication(exchange, member, id);
  if (application.status !== 'pendingReview') throw new Refusal('orderNotPending');
  return Object.assign(application, {
    status: 'cancelled',
    decidedAt: exchange.now,
  } satisfies Partial<BuybackApplication>);
}

/** Requires the minimum lots. The message gives their value at the offer's price. */
function requireMinimum({ minLots, price }: BuybackOffer, shares: number): void {
  const least = minLots * tradeRules.lotSize;
  if (shares < least) throw new Refusal('belowMinimum', { n: multiply(price, String(least)) });
}
