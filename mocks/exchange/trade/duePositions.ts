import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import type { PositionRecord, World } from '../world';
import { nextCheckTime } from './lookaheadCache';
import { positionsSince } from './positionIndex';
import { changedPositions } from './recordEvent';

/** Times at which positions have to be checked again, so that each settlement does not check thousands of them. */
interface CheckSchedule {
  /** Positions with numbers below this are in the schedule. */
  next: number;
  /** Next check of every active position by its id, epoch ms. */
  checkAt: Map<string, number>;
  /** Earliest check of all positions. */
  earliest: number;
  /** The exchange of the last settlement, and the ids of the positions returned for it. */
  settled: Exchange | null;
  returned: string[];
}

const checkSchedules = new WeakMap<World['positions'], CheckSchedule>();

/** Positions and orders with an event after a time and up to now, each returned once per settlement. */
export function duePositions(world: World, exchange: Exchange, after: number): PositionRecord[] {
  const { market, now } = exchange;
  const schedule = checkScheduleOf(world);
  for (const position of changedSince(world, schedule, exchange)) {
    if (hasEnded(position)) schedule.checkAt.delete(position.id);
    else scheduleCheck(schedule, position.id, nextCheckTime(market, position, after, now));
  }
  if (now < schedule.earliest) return [];
  schedule.earliest = Number.POSITIVE_INFINITY;
  const due: PositionRecord[] = [];
  for (const [id, moment] of schedule.checkAt) {
    const position = moment <= now ? lookup(world.positions, id) : undefined;
    const next = position ? nextCheckTime(market, position, after, now) : moment;
    if (position && next <= now) {
      due.push(position);
      schedule.returned.push(id);
      schedule.checkAt.delete(id);
    } else {
      scheduleCheck(schedule, id, next);
    }
  }
  return due;
}

function checkScheduleOf({ positions }: World): CheckSchedule {
  const schedule = checkSchedules.get(positions) ?? {
    next: 0,
    checkAt: new Map(),
    earliest: Number.POSITIVE_INFINITY,
    settled: null,
    returned: [],
  };
  checkSchedules.set(positions, schedule);
  return schedule;
}

/** Positions that are new or changed; on a new settlement also those returned for the last one. */
function changedSince(world: World, schedule: CheckSchedule, exchange: Exchange): PositionRecord[] {
  const changed = changedPositions(world);
  for (const { id } of positionsSince(world, schedule.next)) changed.add(id);
  // A settlement that failed is tried again, perhaps at the same time.
  if (schedule.settled !== exchange) for (const id of schedule.returned.splice(0)) changed.add(id);
  Object.assign(schedule, { next: world.nextNumber, settled: exchange });
  const all = [...changed].flatMap((id) => lookup(world.positions, id) ?? []);
  changed.clear();
  return all;
}

function scheduleCheck(schedule: CheckSchedule, id: string, moment: number): void {
  schedule.checkAt.set(id, moment);
  schedule.earliest = Math.min(schedule.earliest, moment);
}

const hasEnded = ({ status }: PositionRecord): boolean => status === 'closed' || status === 'cancelled';
