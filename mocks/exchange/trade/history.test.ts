import { expect, test } from 'vitest';
import { at } from '../../scenarios/clock';
import { detailsAt } from '../market/quotes';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import type { PositionRecord } from '../world';
import { addMargin } from './addMargin';
import { cancelOrder } from './cancelOrder';
import { closePosition } from './closePosition';
import { grantPosition } from './grantPosition';
import { openPosition } from './openPosition';
import { positionDetails } from './positionView';

const friday = '2026-11-20';

function ordered({ open, member }: TestExchange, priceType: 'market' | 'limit', lots = '2'): PositionRecord {
  const exchange = open('09:30');
  const { symbol } = tradedListing(exchange);
  const limitPrice = detailsAt(exchange.market, symbol, exchange.now).limitDown;
  const order = { symbol, side: 'long', priceType, limitPrice, leverage: 2, lots } as const;
  return openPosition(exchange, member, order);
}

/** Events of the history and their times. */
const historyOf = (setup: TestExchange, position: PositionRecord, time: string, date = friday) =>
  positionDetails(setup.open(time, date), position).history.map((event) => [
    event.kind,
    ...(Date.parse(String(event.at)) === at(date, time) ? ['now'] : []),
  ]);

test('the history covers a position from the order to the end, with prices, lots and amounts', () => {
  const setup = testExchange();
  const { member, open } = setup;
  const position = ordered(setup, 'market');
  const { id, symbol } = position;
  addMargin(open('09:40'), member, id, '5000');
  const exchange = open('10:00');
  const { limitUp } = detailsAt(exchange.market, symbol, exchange.now);
  closePosition(exchange, member, { id, priceType: 'limit', limitPrice: limitUp, lots: '1' });
  open('16:00');
  const next = open('10:00', '2026-11-24');
  const part = closePosition(next, member, { id, priceType: 'market', lots: '1' });
  closePosition(open('10:01', '2026-11-24'), member, { id, priceType: 'market' });
  const { history } = positionDetails(open('10:01', '2026-11-24'), position);
  const nothing = { amount: undefined, partId: undefined };
  expect(history).toEqual([
    { kind: 'ordered', at: '2026-11-20T00:30:00.000Z', price: undefined, lots: 2, ...nothing },
    { kind: 'filled', at: '2026-11-20T00:30:00.000Z', price: position.buyPrice, lots: 2, ...nothing },
    {
      kind: 'marginAdded',
      at: '2026-11-20T00:40:00.000Z',
      price: undefined,
      lots: undefined,
      amount: '5000',
      partId: undefined,
    },
    { kind: 'closingPlaced', at: '2026-11-20T01:00:00.000Z', price: limitUp, lots: 1, ...nothing },
    {
      kind: 'closingExpired',
      at: '2026-11-20T06:30:00.000Z',
      price: undefined,
      lots: undefined,
      ...nothing,
    },
    {
      kind: 'partlyClosed',
      at: '2026-11-24T01:00:00.000Z',
      price: part.sellPrice,
      lots: 1,
      amount: undefined,
      partId: part.id,
    },
    { kind: 'closed', at: '2026-11-24T01:01:00.000Z', price: position.sellPrice, lots: 1, ...nothing },
  ]);
});

test('the history shows whether an order was cancelled or expired', () => {
  const setup = testExchange();
  const [mine, other] = [ordered(setup, 'limit'), ordered(setup, 'limit')];
  cancelOrder(setup.open('09:45'), setup.member, mine.id);
  expect(historyOf(setup, mine, '09:45')).toEqual([['ordered'], ['cancelled', 'now']]);
  expect(historyOf(setup, other, '15:30')).toEqual([['ordered'], ['expired', 'now']]);
  expect([mine.cancelledBy, other.cancelledBy]).toEqual(['member', 'endOfDay']);
});

test('the history shows a liquidation', () => {
  const setup = testExchange();
  const position = ordered(setup, 'market', '1');
  // Simulates a purchase far above the market, so that the next trade is below the liquidation price.
  Object.assign(position, { buyPrice: '100000' });
  setup.open('09:31');
  expect(position).toMatchObject({ status: 'closed', closedBy: 'liquidation' });
  expect(position.history.map(({ kind }) => kind)).toEqual(['ordered', 'filled', 'liquidated']);
});

test('a position granted without an order has no order in its history, and no price type', () => {
  const setup = testExchange();
  const exchange = setup.open('09:30');
  const position = grantPosition(exchange, {
    account: setup.member.account,
    symbol: tradedListing(exchange).symbol,
    ...({ source: 'auction', side: 'long', lock: { kind: 'nextTradingDay' } } as const),
    shares: 1000,
    leverage: 1,
    originalMargin: '500000',
    purchaseFee: '500',
    price: '500',
  });
  expect(positionDetails(exchange, position)).toMatchObject({
    priceType: null,
    history: [{ kind: 'filled', price: '500', lots: 1 }],
  });
});
