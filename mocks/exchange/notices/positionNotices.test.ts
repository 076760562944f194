import { expect, test } from 'vitest';
import { stepPrice } from '../../../src/domain/ticks';
import { applyDayTrade } from '../dayTrading/applyDayTrade';
import { lookup } from '../lookup';
import { detailsAt, quoteAt } from '../market/quotes';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import { closePosition } from '../trade/closePosition';
import { openPosition } from '../trade/openPosition';
import type { PositionRecord } from '../world';
import { noticesFor } from './notices';

/** Titles of the notices about a position, the oldest first. */
const noticeTitles = (setup: TestExchange, { orderNumber }: PositionRecord, time: string) =>
  noticesFor(setup.open(time), setup.member)
    .filter((notice) => notice.orderNumber === orderNumber)
    .map(({ title }) => title.en)
    .toReversed();

/** An order for a stock that is traded, at the market, or with a limit so many ticks from it. */
function ordered({ open, member }: TestExchange, away?: number, lots = '1'): PositionRecord {
  const exchange = open('09:30');
  const { symbol } = tradedListing(exchange);
  const limitPrice = stepPrice(quoteAt(exchange.market, symbol, exchange.now).latestPrice, away ?? 0);
  const priceType = away === undefined ? 'market' : 'limit';
  return openPosition(exchange, member, {
    symbol,
    side: 'long',
    priceType,
    limitPrice,
    leverage: 1,
    lots,
  });
}

test('an order that is filled at once is told by its own answer, and by no notice', () => {
  const setup = testExchange();
  expect(noticeTitles(setup, ordered(setup), '10:00')).toEqual([]);
});

test('a limit that the market comes to is told once, with stock, lots and price', () => {
  const setup = testExchange();
  const order = ordered(setup, -1);
  expect(order.status).toBe('pendingOrder');
  expect(noticeTitles(setup, order, '15:00')).toEqual(['An order was filled']);
  const exchange = setup.open('15:00');
  const html = noticesFor(exchange, setup.member).find(
    ({ orderNumber }) => orderNumber === order.orderNumber,
  )?.html;
  const { name } = tradedListing(exchange);
  expect(html?.en).toContain(`${name.en} (`);
  expect(html?.en).toContain(`lots: 1, at ${order.buyPrice} yen`);
  expect(html?.tw).toContain(name.tw);
  expect(html?.jp).toContain(`1単元、約定価格${order.buyPrice}円`);
});

test('a part of a position that was ordered with a limit does not tell the fill again', () => {
  const setup = testExchange();
  const order = ordered(setup, -1, '2');
  const exchange = setup.open('15:00');
  const part = closePosition(exchange, setup.member, { id: order.id, priceType: 'market', lots: '1' });
  expect(noticeTitles(setup, order, '15:05')).toEqual(['An order was filled']);
  expect(noticeTitles(setup, part, '15:05')).toEqual([]);
});

test('an order that expires is told', () => {
  const setup = testExchange();
  expect(noticeTitles(setup, ordered(setup, -40), '15:30')).toEqual(['An order expired unfilled']);
});

test('a closing that waits is told when it is filled, with the result after all fees, or when it expires', () => {
  const close = (limitOf: (price: string, limitUp: string) => string) => {
    const setup = testExchange();
    const position = ordered(setup);
    const exchange = setup.open('10:00');
    const { latestPrice, limitUp } = detailsAt(exchange.market, position.symbol, exchange.now);
    const limitPrice = limitOf(latestPrice, limitUp);
    closePosition(exchange, setup.member, { id: position.id, priceType: 'limit', limitPrice });
    expect(position.status).toBe('preparingToClose');
    return { setup, position };
  };
  const near = close((price) => stepPrice(price, 1));
  expect(noticeTitles(near.setup, near.position, '15:00')).toEqual(['A closing order was filled']);
  const [notice] = noticesFor(near.setup.open('15:00'), near.setup.member);
  expect(notice?.html.en).toContain('+2,033.50 yen');
  const far = close((_, limitUp) => limitUp);
  expect(noticeTitles(far.setup, far.position, '15:30')).toEqual(['A closing order expired unfilled']);
});

test('closing at the market is told by its own answer, and by no notice', () => {
  const setup = testExchange();
  const position = ordered(setup);
  closePosition(setup.open('10:00'), setup.member, { id: position.id, priceType: 'market' });
  expect(noticeTitles(setup, position, '10:05')).toEqual([]);
});

test('a liquidation is told with the stock, the price and the loss', () => {
  const setup = testExchange();
  const position = ordered(setup);
  // As if it had been bought far above the market: the next trade is below its liquidation price.
  Object.assign(position, { buyPrice: '100000' });
  expect(noticeTitles(setup, position, '09:31')).toEqual(['A position was liquidated']);
  const [notice] = noticesFor(setup.open('09:31'), setup.member);
  const { name } = tradedListing(setup.open('09:31'));
  expect(notice?.html.en).toContain(name.en);
  expect(notice?.html.en).toContain(`at ${position.sellPrice} yen`);
  expect(notice?.html.en).toContain('−99,442,956.50 yen');
});

test('a day trade tells when it was opened, for it was reserved before', () => {
  const setup = testExchange();
  const exchange = setup.open('10:00');
  const { symbol } = tradedListing(exchange);
  const order = { symbol, side: 'long', leverage: 5, lots: '2' } as const;
  const reservation = applyDayTrade(exchange, setup.member, order);
  setup.open('10:05');
  const position = lookup(setup.world.positions, String(reservation.positionId));
  expect(position?.status).toBe('holding');
  expect(position && noticeTitles(setup, position, '10:05')).toEqual(['An order was filled']);
});
