import { bookAt } from '../../mocks/exchange/market/book/bookAt';
import { progressOn } from '../../mocks/exchange/market/dayProgress';
import { createMarket } from '../../mocks/exchange/market/market';
import { tradesPerDay } from '../../mocks/exchange/market/trades';
import { openExchange } from '../../mocks/exchange/openExchange';
import { openPosition } from '../../mocks/exchange/trade/openPosition';
import { newWorld } from '../../mocks/exchange/world';
import { at } from '../../mocks/scenarios/clock';
import { fundedMember } from '../../mocks/scenarios/demoWorld';
import { holidays } from '../../src/domain/market/holidays';

const days = 250;
const positions = 40;
const dayLength = 86_400_000;
const start = at('2025-11-20', '09:30');

/** Time in ms to settle 250 days with forty positions, day by day, while nobody looks at a book. */
export function settleDays(seed: number): number {
  const world = newWorld(seed, start);
  const first = openExchange(world, start);
  const member = fundedMember(first, '1000000000000');
  const traded = first.market.coreListings.filter(({ suspended }) => !suspended);
  for (let index = 0; index < positions; index += 1) {
    const { symbol = '' } = traded[index % traded.length] ?? {};
    const side = index % 2 === 0 ? 'long' : 'short';
    openPosition(first, member, { symbol, side, priceType: 'market', lots: '1', leverage: 1 + (index % 2) });
  }
  const began = performance.now();
  for (let day = 1; day <= days; day += 1) openExchange(world, start + day * dayLength);
  return performance.now() - began;
}

/** Time in ms to calculate the prices of forty days, which settling is compared with. */
export function priceDays(seed: number): number {
  const market = createMarket(seed, { holidays });
  const [listing] = market.coreListings;
  const { ordinal } = market.calendar.dayAt(start);
  const began = performance.now();
  let sum = 0;
  for (let day = ordinal; listing && day < ordinal + positions; day += 1) {
    const { of } = progressOn(market, listing, market.calendar.dayOf(day), start);
    for (let trade = 0; trade < tradesPerDay; trade += 1) sum += of.priceOf(trade);
  }
  return sum > 0 ? performance.now() - began : Number.NaN;
}

/** Time in ms of the first book of a stock late in a day, and of the same book two seconds later. */
export function lookAtBook(seed: number, index: number): { first: number; next: number } {
  const market = createMarket(seed, { holidays });
  const symbol = market.coreListings.filter(({ suspended }) => !suspended)[index]?.symbol ?? '';
  const late = at('2025-11-20', '15:24') + index * 2_000;
  const began = performance.now();
  bookAt(market, symbol, late);
  const seen = performance.now();
  bookAt(market, symbol, late + 2_000);
  return { first: seen - began, next: performance.now() - seen };
}
