import { lookup } from '../lookup';
import type { PositionRecord, World } from '../world';

/** Index of a world's positions, to avoid scanning all of them. */
interface Index {
  /** Positions with numbers below this are indexed. */
  next: number;
  /** Positions by account, oldest first. */
  byAccount: Map<string, PositionRecord[]>;
  /** Positions by symbol, oldest first; ended ones are dropped when they are asked for. */
  bySymbol: Map<string, PositionRecord[]>;
}

const indexes = new WeakMap<World['positions'], Index>();

/** All positions and orders of an account, oldest first. */
export function positionsOfAccount(world: World, account: string): readonly PositionRecord[] {
  return indexOf(world).byAccount.get(account) ?? [];
}

/** Positions and orders of all members in a stock that have not ended, oldest first. */
export function openPositionsIn(world: World, symbol: string): readonly PositionRecord[] {
  const { bySymbol } = indexOf(world);
  const open = (bySymbol.get(symbol) ?? []).filter(
    ({ status }) => status !== 'closed' && status !== 'cancelled',
  );
  bySymbol.set(symbol, open);
  return open;
}

function indexOf(world: World): Index {
  const index = indexes.get(world.positions) ?? { next: 0, byAccount: new Map(), bySymbol: new Map() };
  indexes.set(world.positions, index);
  for (const position of positionsSince(world, index.next)) {
    add(index.byAccount, position.account, position);
    add(index.bySymbol, position.symbol, position);
  }
  index.next = world.nextNumber;
  return index;
}

function add(index: Map<string, PositionRecord[]>, key: string, position: PositionRecord): void {
  const known = index.get(key);
  if (known) known.push(position);
  else index.set(key, [position]);
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
