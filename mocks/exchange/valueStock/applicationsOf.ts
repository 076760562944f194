import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { ValueOffer } from './offers';
import type { ValueStockApplication } from './records';

/** A member's applications, latest first. */
export function applicationsOf({ world }: Exchange, { account }: Member): ValueStockApplication[] {
  return Object.values(world.valueStock.applications)
    .filter((application) => application.account === account)
    .sort((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1));
}

/** One of the member's own applications. */
export function ownApplication({ world }: Exchange, { account }: Member, id: string): ValueStockApplication {
  const application = lookup(world.valueStock.applications, id);
  if (application?.account !== account) throw new Refusal('parameterError');
  return application;
}

/** Number of the member's applications for a stock this week, without rejected and cancelled ones. */
export function applicationsUsed(
  exchange: Exchange,
  member: Member,
  { listing, week }: Pick<ValueOffer, 'listing' | 'week'>,
): number {
  return applicationsOf(exchange, member).filter(
    (application) =>
      application.symbol === listing.symbol &&
      application.week === week &&
      (application.status === 'pendingReview' || application.status === 'passed'),
  ).length;
}
