import type { Exchange } from '../exchange/exchange';
import { limitUpListings } from '../exchange/market/limitDays';
import type { Listing } from '../exchange/market/listings';
import { detailsAt } from '../exchange/market/quotes';
import { openExchange } from '../exchange/openExchange';
import { openPosition } from '../exchange/trade/openPosition';
import { addToWatchlist } from '../exchange/watchlist/watchlist';
import { newWorld, type World } from '../exchange/world';
import { at, seed, storyNow } from './clock';
import { fillWatchlist, fundedMember } from './demoWorld';
import { on, runTimedActions } from './timedActions';

const thursday = '2026-11-19';
const friday = '2026-11-20';

/** Opening times of the positions, at prices from yesterday's up to today's limit. */
const orders = [
  { date: thursday, time: '10:00', side: 'long', leverage: 2 },
  { date: thursday, time: '13:10', side: 'short', leverage: 2 },
  { date: friday, time: '09:25', side: 'long', leverage: 3 },
  { date: friday, time: '09:31', side: 'short', leverage: 1 },
] as const;

/**
 * A morning with a stock at its upper limit (ストップ高). The member holds it long and short, and has a pending order at
 * yesterday's close.
 */
export function limitUpWorld(): World {
  const world = newWorld(seed, at(thursday, '09:00'));
  const first = openExchange(world, at(thursday, '09:00'));
  const member = fundedMember(first);
  fillWatchlist(first, member);
  const { symbol, exchange: code } = limitUpStock(first);
  addToWatchlist(first, member, code, symbol);
  const order = { symbol, priceType: 'market', lots: '1' } as const;
  runTimedActions(world, [
    ...orders.map(({ date, time, ...request }) =>
      on(date, time, (exchange) => void openPosition(exchange, member, { ...order, ...request })),
    ),
    on(friday, '09:40', (exchange) => {
      const limitPrice = detailsAt(exchange.market, symbol, exchange.now).previousClose;
      openPosition(exchange, member, {
        ...order,
        side: 'long',
        priceType: 'limit',
        limitPrice,
        leverage: 2,
      });
    }),
  ]);
  openExchange(world, storyNow);
  return world;
}

/** The cheapest stock at its upper limit at the time of the scenario. */
export function limitUpStock({ market }: Exchange): Listing {
  const [cheapest] = limitUpListings(market, storyNow).toSorted(
    (one, other) => one.basePrice - other.basePrice,
  );
  if (!cheapest) throw new Error('no stock is at its upper limit');
  return cheapest;
}
