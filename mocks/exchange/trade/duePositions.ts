import type { Exchange } from '../exchange';
import type { PositionRecord, World } from '../world';
import { nextCheckTime } from './lookaheadCache';
import { positionsSince } from './positionIndex';
import { changedPositions } from './recordEvent';

/** Times at which positions have to be checked again, so that each settlement does not check thousands of them. */
interface CheckSchedule {
  /** Positions with numbers below this are in the schedule. */
  next: number;
  /** Next check of every active position, epoch ms. */
  checkAt: Map<PositionRecord, number>;
  /** Earliest check of all positions. */
  earliest: number;
  /** Time of the last settlement, and the positions returned for it. */
  now: number;
  returned: PositionRecord[];
}

const checkSchedules = new WeakMap<World['positions'], CheckSchedule>();

/** Positions and orders with an event after a time and up to now, each returned once per settlement. */
export function duePositions(world: World, { market, now }: Exchange, after: number): PositionRecord[] {
  const schedule = checkScheduleOf(world);
  for (const position of changedSince(world, schedule, now)) {
    if (hasEnded(position)) schedule.checkAt.delete(position);
    else scheduleCheck(schedule, position, nextCheckTime(market, position, after, now));
  }
  if (now < schedule.earliest) return [];
  schedule.earliest = Number.POSITIVE_INFINITY;
  const due: PositionRecord[] = [];
  for (const [position, moment] of schedule.checkAt) {
    const next = moment <= now ? nextCheckTime(market, position, after, now) : moment;
    if (next <= now) {
      due.push(position);
      schedule.checkAt.delete(position);
    } else {
      scheduleCheck(schedule, position, next);
    }
  }
  schedule.returned.push(...due);
  return due;
}

function checkScheduleOf({ positions }: World): CheckSchedule {
  const schedule = checkSchedules.get(positions) ?? {
    next: 0,
    checkAt: new Map(),
    earliest: Number.POSITIVE_INFINITY,
    now: Number.NaN,
    returned: [],
  };
  checkSchedules.set(positions, schedule);
  return schedule;
}

/** Positions that are new or changed; on a new settlement also those returned for the last one. */
function changedSince(world: World, schedule: CheckSchedule, now: number): PositionRecord[] {
  const changed = changedPositions(world);
  for (const position of positionsSince(world, schedule.next)) changed.add(position);
  if (schedule.now !== now) for (const position of schedule.returned.splice(0)) changed.add(position);
  Object.assign(schedule, { next: world.nextNumber, now });
  const all = [...changed];
  changed.clear();
  return all;
}

function scheduleCheck(schedule: CheckSchedule, position: PositionRecord, moment: number): void {
  schedule.checkAt.set(position, moment);
  schedule.earliest = Math.min(schedule.earliest, moment);
}

const hasEnded = ({ status }: PositionRecord): boolean => status === 'closed' || status === 'cancelled';
