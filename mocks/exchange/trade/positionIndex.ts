import { lookup } from '../lookup';
import type { PositionRecord, World } from '../world';

/** What is known of a world's positions without walking through all of them again. */
interface Index {
  /** Numbers below it have been looked at. */
  next: number;
  /** The oldest first. */
  byAccount: Map<string, PositionRecord[]>;
}

const known = new WeakMap<World['positions'], Index>();

/** All positions and orders of an account, the oldest first. */
export function positionsOfAccount(world: World, account: string): readonly PositionRecord[] {
  const index = known.get(world.positions) ?? { next: 0, byAccount: new Map() };
  known.set(world.positions, index);
  for (const position of positionsSince(world, index.next)) {
    const own = index.byAccount.get(position.account);
    if (own) own.push(position);
    else index.byAccount.set(position.account, [position]);
  }
  index.next = world.nextNumber;
  return index.byAccount.get(account) ?? [];
}

/**
 * Positions whose number is not below this one, the oldest first. They are never taken out of a world, and their ids
 * are its running numbers.
 */
export function positionsSince({ positions, nextNumber }: World, number: number): PositionRecord[] {
  if (number === 0) return Object.values(positions);
  const numbers = Array.from({ length: nextNumber - number }, (_, index) => number + index);
  return numbers.flatMap((one) => lookup(positions, `P${one}`) ?? []);
}
