import type { Exchange } from '../exchange';
import type { PositionEvent, PositionRecord, World } from '../world';

const changed = new WeakMap<World['positions'], Set<string>>();

/**
 * Records a change in a position's history and marks the position as changed, so that its next events are computed
 * again.
 */
export function recordEvent({ world }: Exchange, position: PositionRecord, event: PositionEvent): void {
  position.history.push(event);
  changedPositions(world).add(position.id);
}

/** Ids of positions that changed since the set was last cleared. */
export function changedPositions({ positions }: World): Set<string> {
  const found = changed.get(positions) ?? new Set<string>();
  changed.set(positions, found);
  return found;
}
