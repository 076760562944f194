import type { Exchange } from '../exchange';
import type { PositionEvent, PositionRecord, World } from '../world';

const changed = new WeakMap<World['positions'], Set<PositionRecord>>();

/** Enters into a position's history what has changed it. Whoever changes a position tells so: its outlook is another. */
export function recordEvent({ world }: Exchange, position: PositionRecord, event: PositionEvent): void {
  position.history.push(event);
  changedPositions(world).add(position);
}

/** Positions that have changed since somebody last emptied the set. */
export function changedPositions({ positions }: World): Set<PositionRecord> {
  const found = changed.get(positions) ?? new Set<PositionRecord>();
  changed.set(positions, found);
  return found;
}
