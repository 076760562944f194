import { holidays } from '../../src/domain/holidays';
import type { Exchange } from './exchange';
import { createMarket, type Market } from './market/market';
import { settle } from './settle';
import type { World } from './world';

/**
 * The exchange as it stands when the machine's clock shows `machineNow`, with everything settled up to then. Its own
 * time never runs backwards, whatever that clock does.
 */
export function openExchange(world: World, machineNow: number): Exchange {
  const now = Math.max(machineNow + world.clockOffset, world.settledAt);
  const exchange = { world, market: marketOf(world.seed), now };
  settle(exchange);
  return exchange;
}

const markets = new Map<number, Market>();

/** A market remembers what it has worked out, so there is one for each seed. */
function marketOf(seed: number): Market {
  const market = markets.get(seed) ?? createMarket(seed, { holidays });
  markets.set(seed, market);
  return market;
}
