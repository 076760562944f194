import type { PositionRecord, World } from '../world';

/** What is known of a world's positions without walking through all of them again. */
interface Index {
  /** Numbers below it have been looked at. */
  next: number;
  /** Those on which something may still happen, and some that have ended since. */
  live: PositionRecord[];
  /** The oldest first. */
  byAccount: Map<string, PositionRecord[]>;
}

const known = new WeakMap<World['positions'], Index>();

/** Positions and orders that have not ended. */
export function livePositions(world: World): readonly PositionRecord[] {
  const index = indexOf(world);
  if (index.live.some(hasEnded)) index.live = index.live.filter((position) => !hasEnded(position));
  return index.live;
}

/** All positions and orders of an account, the oldest first. */
export function positionsOfAccount(world: World, account: string): readonly PositionRecord[] {
  return indexOf(world).byAccount.get(account) ?? [];
}

const hasEnded = ({ status }: PositionRecord): boolean => status === 'closed' || status === 'cancelled';

/** Positions are never taken out of a world, and their ids are its running numbers: only the latest can be new. */
function indexOf(world: World): Index {
  const index = known.get(world.positions) ?? newIndex(world);
  for (; index.next < world.nextNumber; index.next += 1) {
    const position = world.positions[`P${index.next}`];
    if (position) enter(index, position);
  }
  return index;
}

function newIndex(world: World): Index {
  const index: Index = { next: world.nextNumber, live: [], byAccount: new Map() };
  for (const position of Object.values(world.positions)) enter(index, position);
  known.set(world.positions, index);
  return index;
}

function enter({ live, byAccount }: Index, position: PositionRecord): void {
  if (!hasEnded(position)) live.push(position);
  const own = byAccount.get(position.account);
  if (own) own.push(position);
  else byAccount.set(position.account, [position]);
}
