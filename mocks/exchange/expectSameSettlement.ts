import { expect } from 'vitest';
import { openExchange } from './openExchange';
import type { World } from './world';

/**
 * Expects that frequent and rare settling lead to the same world. A copy is settled after each pause, the world itself
 * only at the end.
 *
 * @param pauses in ms, one after the other
 */
export function expectSameSettlement(world: World, pauses: readonly number[]): void {
  const often = structuredClone(world);
  let now = world.settledAt;
  for (const pause of pauses) {
    // Avoids full seconds, at which most events are scheduled.
    now += pause + 137;
    openExchange(often, now);
  }
  openExchange(world, now);
  expect(often).toEqual(world);
}
