import { expect } from 'vitest';
import { openExchange } from './openExchange';
import type { World } from './world';

/**
 * Expects that settling often or seldom ends in the same world: a copy is settled after each pause, the world itself
 * at the end alone.
 *
 * @param pauses in ms, one after the other
 */
export function expectSameSettlement(world: World, pauses: readonly number[]): void {
  const often = structuredClone(world);
  let now = world.settledAt;
  for (const pause of pauses) {
    // Off the full seconds, where most things happen.
    now += pause + 137;
    openExchange(often, now);
  }
  openExchange(world, now);
  expect(often).toEqual(world);
}
