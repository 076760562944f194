import { applyDayTrade } from '../exchange/dayTrading/applyDayTrade';
import { cancelDayTrade } from '../exchange/dayTrading/cancelDayTrade';
import type { Reservation } from '../exchange/dayTrading/records';
import type { Exchange } from '../exchange/exchange';
import type { Listing } from '../exchange/market/listings';
import { closePosition } from '../exchange/trade/closePosition';
import type { Member, PositionRecord } from '../exchange/world';
import { storyNow } from './clock';
import { buy, buyBelow, closeAbove } from './orders';
import { on, type TimedAction } from './timedActions';

const friday = '2026-11-20';

/** Number of held positions, pending orders and locked positions. */
const held = 130;
const waiting = 25;
const locked = 8;
/** One in this many sellable positions has a pending closing. */
const closingEvery = 13;

/**
 * The whale's orders of the morning: many positions, long and short, pending orders, pending closings, and day trades.
 */
export function whalePositions(member: Member): TimedAction[] {
  const positions: PositionRecord[] = [];
  let toClose: Reservation | undefined;
  const buyThese = (from: number, to: number) => (exchange: Exchange) => {
    for (const [index, stock] of stocksOf(exchange).slice(from, to).entries())
      positions.push(buy(exchange, member, stock, orderTerms(index)));
  };
  const reserve = (exchange: Exchange, index: number) => {
    const { symbol } = stocksOf(exchange)[index] ?? { symbol: '' };
    return applyDayTrade(exchange, member, { symbol, side: 'long', leverage: 2, lots: '2' });
  };
  return [
    on(friday, '09:08', (exchange) => {
      reserve(exchange, 0);
      toClose = reserve(exchange, 3);
    }),
    on(friday, '10:00', (exchange) => {
      closePosition(exchange, member, { id: toClose?.positionId ?? '', priceType: 'market' });
    }),
    on(friday, '09:12', buyThese(0, held / 2)),
    on(friday, '09:24', (exchange) => {
      for (const stock of stocksOf(exchange).slice(held, held + waiting)) buyBelow(exchange, member, stock);
    }),
    on(friday, '09:31', buyThese(held / 2, held)),
    on(friday, '09:58', (exchange) => {
      const longs = positions.filter(({ side, leverage }) => side === 'long' && leverage < 10);
      for (const [index, position] of longs.entries())
        if (index % closingEvery === 0) closeAbove(exchange, member, position);
    }),
    on(friday, '10:04', buyThese(held + waiting, held + waiting + locked)),
    on(friday, '10:09', (exchange) => void cancelDayTrade(exchange, member, reserve(exchange, 1).id)),
    { at: storyNow - 30_000, act: (exchange) => void reserve(exchange, 2) },
  ];
}

/** Half as many short as long, with various sizes and all leverages except the highest. */
function orderTerms(index: number) {
  return {
    side: index % 3 === 2 ? 'short' : 'long',
    leverage: [1, 2, 3, 5][index % 4] ?? 1,
    lots: String(1 + ((index * 7) % 30)),
  } as const;
}

/** Stocks whose lot is not too expensive. */
function stocksOf({ market }: Exchange): Listing[] {
  return market.listings
    .slice(0, 2 * (held + waiting + locked))
    .filter(({ basePrice, suspended }) => !suspended && basePrice < 6000);
}
