import { add, max, subtract } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { mix, textKey, unit } from '../market/hash';
import type { LockUpProduct } from './product';

const week = 7 * 86_400_000;
const step = 10_000;

/** Remaining capacity of a product, in whole yen. The holdings of simulated other buyers change weekly. */
export function remainingCapacity({ world, market, now }: Exchange, { id, capacity }: LockUpProduct): string {
  const chance = unit(mix(mix(market.key, textKey(id)), Math.floor(now / week)));
  const others = Math.floor(((0.45 + 0.5 * chance) * capacity) / step) * step;
  const bought = Object.values(world.lockUp.records)
    .filter(({ productId, status }) => productId === id && status === 'inProgress')
    .map(({ principal }) => principal);
  return max('0', subtract(String(capacity - others), add(...bought)));
}
