import type { Exchange } from '../exchange/exchange';
import type { Listing } from '../exchange/market/listings';
import { quoteAt } from '../exchange/market/quotes';
import { openExchange } from '../exchange/openExchange';
import { addMargin } from '../exchange/trade/addMargin';
import { cancelOrder } from '../exchange/trade/cancelOrder';
import { closePosition } from '../exchange/trade/closePosition';
import { type Member, newWorld, type World } from '../exchange/world';
import { at, seed, storyNow } from './clock';
import { fillWatchlist, fundedMember } from './demoWorld';
import { buy, buyBelow, closeAbove } from './orders';

const monday = '2026-11-16';
const thursday = '2026-11-19';
const friday = '2026-11-20';

/**
 * A member with one position or order in every state: a realised profit and loss, a cancelled order, a sellable
 * position, a locked one, a short one, one preparing to close, and a pending order.
 */
export function traderWorld(): World {
  const world = newWorld(seed, at(monday, '09:00'));
  const opened = at(monday, '10:00');
  const closed = at(thursday, '13:00');
  const first = openExchange(world, opened);
  const member = fundedMember(first);
  fillWatchlist(first, member);
  const candidates = affordable(first);
  const winner = mostMoved(first, candidates, opened, closed, 1);
  const loser = mostMoved(first, candidates, opened, closed, -1);
  const others = candidates.filter((listing) => listing !== winner && listing !== loser);

  const profit = buy(first, member, winner, { leverage: 2 });
  const loss = buy(first, member, loser, { leverage: 2 });
  for (const { id } of [profit, loss])
    closePosition(openExchange(world, closed), member, { id, priceType: 'market' });
  runFriday(world, member, others);
  openExchange(world, storyNow);
  return world;
}

function runFriday(world: World, member: Member, listings: Listing[]): void {
  const [sellable, short, closing, locked, waiting, cancelled] = listings;
  if (!sellable || !short || !closing || !locked || !waiting || !cancelled)
    throw new Error('too few listings');
  const open = (time: string) => openExchange(world, at(friday, time));

  buy(open('09:12'), member, sellable, { leverage: 5, lots: '2' });
  buy(open('09:20'), member, short, { side: 'short', leverage: 3 });
  const toClose = buy(open('09:25'), member, closing, { leverage: 2 });
  addMargin(open('09:40'), member, toClose.id, '50000');
  const withdrawn = buyBelow(open('09:45'), member, cancelled);
  cancelOrder(open('09:52'), member, withdrawn.id);
  closeAbove(open('10:02'), member, toClose);
  buy(open('10:06'), member, locked, { leverage: 10, lots: '3' });
  buyBelow(open('10:11'), member, waiting);
}

/** Stocks whose lot the member can easily afford. */
function affordable({ market }: Exchange): Listing[] {
  return market.coreListings.filter(
    ({ basePrice, suspended }) => !suspended && basePrice > 250 && basePrice < 3000,
  );
}

/** The stock whose price rose (1) or fell (-1) most between two times. */
function mostMoved(
  { market }: Exchange,
  listings: Listing[],
  from: number,
  to: number,
  direction: 1 | -1,
): Listing {
  const priceAt = (symbol: string, moment: number) => Number(quoteAt(market, symbol, moment).latestPrice);
  const gain = ({ symbol }: Listing) => direction * (priceAt(symbol, to) / priceAt(symbol, from) - 1);
  const [most] = listings.toSorted((one, other) => gain(other) - gain(one));
  if (!most) throw new Error('no listing to trade');
  return most;
}
