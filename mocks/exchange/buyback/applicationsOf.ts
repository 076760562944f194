import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member, PositionRecord } from '../world';
import type { BuybackApplication } from './records';

/** A member's tenders, latest first. */
export function applicationsOf({ world }: Exchange, { account }: Member): BuybackApplication[] {
  return Object.values(world.buyback.applications)
    .filter((application) => application.account === account)
    .sort((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1));
}

/** One of the member's own tenders. */
export function ownApplication({ world }: Exchange, { account }: Member, id: string): BuybackApplication {
  const application = lookup(world.buyback.applications, id);
  if (application?.account !== account) throw new Refusal('parameterError');
  return application;
}

/** The open tender of shares of this position to any offer: at most one. */
export const openTenderOf = ({ world }: Exchange, { id }: PositionRecord): BuybackApplication | undefined =>
  Object.values(world.buyback.applications).find(
    ({ position, status }) => position === id && status === 'pendingReview',
  );
