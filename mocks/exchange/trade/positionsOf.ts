import type {
  PositionGroup,
  PositionSource,
  PositionStatus,
} from '../../../src/domain/trade/tradeVocabulary';
import type { Exchange } from '../exchange';
import type { Member, PositionRecord } from '../world';
import { positionsOfAccount } from './positionIndex';

/** A closing that waits is an order, so its position is in two groups. */
const groupsOf: Record<PositionStatus, readonly PositionGroup[]> = {
  pendingOrder: ['placing'],
  holding: ['inProgress'],
  preparingToClose: ['inProgress', 'placing'],
  closed: ['terminated'],
  cancelled: ['terminated'],
};

/** All positions and orders of a member, latest first. */
export function positionsOf({ world }: Exchange, { account }: Member): PositionRecord[] {
  return positionsOfAccount(world, account).toReversed();
}

/** The positions of one tab, latest first. Closed ones are sorted by end time. */
export function positionsIn(
  exchange: Exchange,
  member: Member,
  source: PositionSource,
  group: PositionGroup,
): PositionRecord[] {
  const all = positionsOf(exchange, member).filter(
    (position) => position.source === source && groupsOf[position.status].includes(group),
  );
  return group === 'terminated' ? all.sort((one, other) => endOf(other) - endOf(one)) : all;
}

const endOf = ({ sellTime, cancelledAt }: PositionRecord): number => sellTime ?? cancelledAt ?? 0;
