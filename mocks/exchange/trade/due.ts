import type { Exchange } from '../exchange';
import type { PositionRecord, World } from '../world';
import { wakingTime } from './outlooks';
import { positionsSince } from './positionIndex';
import { changedIn } from './tell';

/** When a world's positions have to be looked at again, so that nobody looks at thousands of them every time. */
interface Watch {
  /** Positions with numbers below it are known. */
  next: number;
  /** Of every position that has not ended, epoch ms. */
  wakesAt: Map<PositionRecord, number>;
  /** No position wakes before. */
  earliest: number;
  /** Moment up to which the exchange was settled when it asked last, and what it was given for that. */
  now: number;
  given: PositionRecord[];
}

const watches = new WeakMap<World['positions'], Watch>();

/** Positions and orders that something befalls after a moment and up to now, each once for a settlement. */
export function duePositions(world: World, { market, now }: Exchange, after: number): PositionRecord[] {
  const watch = watchOf(world);
  for (const position of changedSince(world, watch, now)) {
    if (hasEnded(position)) watch.wakesAt.delete(position);
    else wakeAt(watch, position, wakingTime(market, position, after, now));
  }
  if (now < watch.earliest) return [];
  watch.earliest = Number.POSITIVE_INFINITY;
  const due: PositionRecord[] = [];
  for (const [position, moment] of watch.wakesAt) {
    const next = moment <= now ? wakingTime(market, position, after, now) : moment;
    if (next <= now) {
      due.push(position);
      watch.wakesAt.delete(position);
    } else {
      wakeAt(watch, position, next);
    }
  }
  watch.given.push(...due);
  return due;
}

function watchOf({ positions }: World): Watch {
  const watch = watches.get(positions) ?? {
    ...{ next: 0, wakesAt: new Map(), earliest: Number.POSITIVE_INFINITY, now: Number.NaN, given: [] },
  };
  watches.set(positions, watch);
  return watch;
}

/** What is new or has changed, and, once another settlement begins, what was given for the last one. */
function changedSince(world: World, watch: Watch, now: number): PositionRecord[] {
  const changed = changedIn(world);
  for (const position of positionsSince(world, watch.next)) changed.add(position);
  if (watch.now !== now) for (const position of watch.given.splice(0)) changed.add(position);
  Object.assign(watch, { next: world.nextNumber, now });
  const all = [...changed];
  changed.clear();
  return all;
}

function wakeAt(watch: Watch, position: PositionRecord, moment: number): void {
  watch.wakesAt.set(position, moment);
  watch.earliest = Math.min(watch.earliest, moment);
}

const hasEnded = ({ status }: PositionRecord): boolean => status === 'closed' || status === 'cancelled';
