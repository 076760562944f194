import { lookup } from '../lookup';
import { isHeld } from '../trade/positionView';
import type { PositionRecord, World } from '../world';
import type { CopyTradeRecord } from './records';

/** The follow orders of a copy trade, oldest first. */
export function followOrdersOf(world: World, { positions }: CopyTradeRecord): PositionRecord[] {
  return positions.flatMap((id) => lookup(world.positions, id) ?? []);
}

/** The open follow order, if any. */
export function openOrderOf(world: World, record: CopyTradeRecord): PositionRecord | undefined {
  return followOrdersOf(world, record).find(isHeld);
}
