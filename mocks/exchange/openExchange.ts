import { holidays } from '../../src/domain/market/holidays';
import { isExchangeTime } from './clockRange';
import type { Exchange } from './exchange';
import { createMarket, type Market } from './market/market';
import { settle } from './settle';
import type { World } from './world';

/** A longer absence is a clock that was put right: a phone that had lost its time, say. */
const longestAbsenceMs = 2 * 366 * 86_400_000;

/**
 * Opens the exchange at the time of the machine's clock and settles everything up to then. Exchange time never runs
 * backwards, nor by years: when the machine's clock was put right, it continues from where it was.
 */
export function openExchange(world: World, machineNow: number): Exchange {
  const now = nextTime(world, machineNow);
  world.clockOffset = now - machineNow;
  const exchange = { world, market: marketOf(world.seed), now };
  settle(exchange);
  return exchange;
}

function nextTime({ clockOffset, settledAt }: World, machineNow: number): number {
  const now = machineNow + clockOffset;
  const isNext = now >= settledAt && now - settledAt <= longestAbsenceMs && isExchangeTime(now);
  return isNext ? now : settledAt;
}

const markets = new Map<number, Market>();

/** Markets cache computed prices, so there is one market for each seed. */
function marketOf(seed: number): Market {
  const market = markets.get(seed) ?? createMarket(seed, { holidays });
  markets.set(seed, market);
  return market;
}
