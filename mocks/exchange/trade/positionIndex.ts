import { lookup } from '../lookup';
import type { PositionRecord, World } from '../world';

/** Index of a world's positions, to avoid scanning all of them. */
interface Index {
  /** Positions with numbers below this are indexed. */
  next: number;
  /** Positions by account, oldest first. */
  byAccount: Map<string, PositionRecord[]>;
}

const indexes = new WeakMap<World['positions'], Index>();

/** All positions and orders of an account, oldest first. */
export function positionsOfAccount(world: World, account: string): readonly PositionRecord[] {
  const index = indexes.get(world.positions) ?? { next: 0, byAccount: new Map() };
  indexes.set(world.positions, index);
  for (const position of positionsSince(world, index.next)) {
    const own = index.byAccount.get(position.account);
    if (own) own.push(position);
    else index.byAccount.set(position.account, [position]);
  }
  index.next = world.nextNumber;
  return index.byAccount.get(account) ?? [];
}

/**
 * Positions from a number on, oldest first. Positions are never removed from a world, and their ids contain running
 * numbers.
 */
export function positionsSince({ positions, nextNumber }: World, number: number): PositionRecord[] {
  if (number === 0) return Object.values(positions);
  const numbers = Array.from({ length: nextNumber - number }, (_, index) => number + index);
  return numbers.flatMap((one) => lookup(positions, `P${one}`) ?? []);
}
