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

/** Whether shares of this position are tendered to any offer. */
export function isTendered(exchange: Exchange, member: Member, { id }: PositionRecord): boolean {
  return applicationsOf(exchange, member).some(
    ({ position, status }) => position === id && status === 'pendingReview',
  );
}
