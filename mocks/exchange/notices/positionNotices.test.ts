import { expect, test } from 'vitest';
import { stepPrice } from '../../../src/domain/market/ticks';
import { formatMoney } from '../../../src/format/money';
import { followCopyTrade } from '../copyTrading/followCopyTrade';
import { applyDayTrade } from '../dayTrading/applyDayTrade';
import { lookup } from '../lookup';
import { detailsAt, quoteAt } from '../market/quotes';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import { closePosition } from '../trade/closePosition';
import { openPosition } from '../trade/openPosition';
import type { PositionRecord } from '../world';
import { markRead } from './markRead';
import { noticesFor } from './notices';
import { unreadView } from './noticeViews';

/** Titles of the notices about a position, oldest first. */
const noticeTitles = (setup: TestExchange, { orderNumber }: PositionRecord, time: string) =>
  noticesFor(setup.open(time), setup.member)
    .filter((notice) => notice.orderNumber === orderNumber)
    .map(({ title }) => title.en)
    .toReversed();

/** An order for a tradable stock, at the market price, or with a limit some ticks from it. */
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

test('an order that is filled at once has no notice: the response reports it', () => {
  const setup = testExchange();
  expect(noticeTitles(setup, ordered(setup), '10:00')).toEqual([]);
});

test('a filled limit order has one notice, with stock, lots and price', () => {
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
  expect(html?.en).toContain(`lots: 1, at ¥${order.buyPrice}`);
  expect(html?.tw).toContain(name.tw);
  expect(html?.jp).toContain(`1単元、約定価格${order.buyPrice}円`);
});

test('a stop order that is filled later has one notice, and a closing by its stop another', () => {
  const setup = testExchange();
  const exchange = setup.open('09:30');
  const { symbol } = tradedListing(exchange);
  const price = quoteAt(exchange.market, symbol, exchange.now).latestPrice;
  const validUntil = '2026-11-20';
  const position = openPosition(exchange, setup.member, {
    symbol,
    side: 'long',
    priceType: 'market',
    leverage: 1,
    lots: '1',
    stopPrice: stepPrice(price, 1),
    validUntil,
    exit: { stopPrice: stepPrice(price, -1), validUntil },
  });
  const titles = noticeTitles(setup, position, '15:31');
  expect(position.history.map(({ kind }) => kind)).toContain('closingTriggered');
  expect(titles).toEqual(['An order was filled', 'A closing order was filled']);
});

test('a closed part of a position from a limit order does not repeat the notice of the fill', () => {
  const setup = testExchange();
  const order = ordered(setup, -1, '2');
  const exchange = setup.open('15:00');
  const part = closePosition(exchange, setup.member, { id: order.id, priceType: 'market', lots: '1' });
  expect(noticeTitles(setup, order, '15:05')).toEqual(['An order was filled']);
  expect(noticeTitles(setup, part, '15:05')).toEqual([]);
});

test('an expired order has a notice', () => {
  const setup = testExchange();
  expect(noticeTitles(setup, ordered(setup, -40), '15:30')).toEqual(['An order expired unfilled']);
});

test('a pending closing has a notice when it is filled, with the result after all fees, or when it expires', () => {
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
  expect(notice?.html.en).toContain('+¥2,033.50');
  const far = close((_, limitUp) => limitUp);
  expect(noticeTitles(far.setup, far.position, '15:30')).toEqual(['A closing order expired unfilled']);
});

test('closing at the market price has no notice: the response reports it', () => {
  const setup = testExchange();
  const position = ordered(setup);
  closePosition(setup.open('10:00'), setup.member, { id: position.id, priceType: 'market' });
  expect(noticeTitles(setup, position, '10:05')).toEqual([]);
});

test('a liquidation has a notice with the stock, the price and the loss', () => {
  const setup = testExchange('100000000');
  const position = ordered(setup);
  // Simulates a purchase far above the market, so that the next trade is below the liquidation price.
  Object.assign(position, { buyPrice: '100000' });
  expect(noticeTitles(setup, position, '09:31')).toEqual(['A position was liquidated']);
  const [notice] = noticesFor(setup.open('09:31'), setup.member);
  const { name } = tradedListing(setup.open('09:31'));
  expect(notice?.html.en).toContain(name.en);
  expect(notice?.html.en).toContain(`at ¥${position.sellPrice}`);
  expect(notice?.html.en).toContain('−¥99,442,956.50');
});

test('a day trade has a notice of its opening, because it was reserved before', () => {
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

test('the notice of a liquidation says which part of the loss the exchange bears', () => {
  const setup = testExchange('100000');
  const exchange = setup.open('09:30');
  const { symbol } = tradedListing(exchange);
  const order = { symbol, side: 'short', priceType: 'market', leverage: 10, lots: '1' } as const;
  const position = openPosition(exchange, setup.member, order);
  // Moving the price at opening is the same as a jump of the market, which can't be moved.
  position.buyPrice = '1';
  const html = noticesFor(setup.open('09:45'), setup.member).find(
    ({ orderNumber }) => orderNumber === position.orderNumber,
  )?.html;
  const borne = formatMoney(position.lossBorne);
  expect(html?.en).toContain(`−¥100,000.00. The loss exceeded your balance by ¥${borne}.`);
  expect(html?.tw).toContain(`虧損超過您的餘額 ${borne} 日圓`);
  expect(html?.jp).toContain(`残高を超えた${borne}円は取引所が負担`);
});

test('the answer about unread notices names the order and its stock, until the notice is read', () => {
  const setup = testExchange();
  const order = ordered(setup, -40);
  const exchange = setup.open('15:30');
  const { name, code } = tradedListing(exchange);
  const { positions } = unreadView(exchange, setup.member, 'en');
  expect(positions).toMatchObject([
    { title: 'An order expired unfilled', positionId: order.id, stock: `${name.en} (${code})` },
  ]);
  markRead(exchange, setup.member);
  expect(unreadView(exchange, setup.member, 'en').positions).toEqual([]);
});

test('a position that a mentor opens and closes for the member has a notice of both', () => {
  const setup = testExchange();
  followCopyTrade(setup.open('10:00'), setup.member, { productId: 'CT04', amount: '1000000' });
  const titles = (time: string) =>
    noticesFor(setup.open(time, '2026-11-24'), setup.member)
      .filter(({ about }) => about)
      .map(({ title }) => title.en);
  expect(titles('09:34')).toEqual([]);
  expect(titles('09:35')).toEqual(['Your mentor opened a position for you']);
  expect(titles('14:30')).toEqual(['Your mentor closed a position', 'Your mentor opened a position for you']);
});
