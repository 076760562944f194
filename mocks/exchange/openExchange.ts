import { holidays } from '../../src/domain/holidays';
import type { Exchange } from './exchange';
import { createMarket, type Market } from './market/market';
import { settle } from './settle';
import type { World } from './world';

/**
 * Opens the exchange at the time of the machine's clock and settles everything up to then. Exchange time never runs
 * backwards, even if the machine's clock does.
 */
export function openExchange(world: World, machineNow: number): Exchange {
  const now = Math.max(machineNow + world.clockOffset, world.settledAt);
  const exchange = { world, market: marketOf(world.seed), now };
  settle(exchange);
  return exchange;
}

const markets = new Map<number, Market>();

/** Markets cache computed prices, so there is one market for each seed. */
function marketOf(seed: number): Market {
  const market = markets.get(seed) ?? createMarket(seed, { holidays });
  markets.set(seed, market);
  return market;
}
