import { describe, expect, test } from 'vitest';
import { add, multiply } from '../../../src/domain/decimal';
import type { Side } from '../../../src/domain/trade/tradeVocabulary';
import { AskedAgain } from '../askedAgain';
import { quoteAt } from '../market/quotes';
import { type TestExchange, testExchange } from '../testExchange';
import type { Seen } from '../trade/requireNearSeen';
import { copyTradeRecordView } from './recordView';
import { findWithOpenOrder, followAll } from './seed';
import { stopCopyTrade } from './stopCopyTrade';

/** A copy trade at 10:30 whose open order is on this side, and the price of that order. */
function copyTradeWith(side: Side) {
  const setup = testExchange();
  const records = followAll(setup.open('09:00'), setup.member);
  const { record, order } = findWithOpenOrder(setup.open('09:36'), records);
  order.side = side;
  const exchange = setup.open('10:30');
  const { latestPrice } = quoteAt(exchange.market, order.symbol, exchange.now);
  const stop = (seen?: Seen) => stopCopyTrade(exchange, setup.member, record.id, seen);
  return { setup, exchange, record, order, latestPrice, stop };
}

const entriesOf = ({ world }: TestExchange) => world.ledger.entries.length;

/** The price is 50 % below the one seen when selling, and 25 % above it when buying. */
const sides: [side: Side, better: string, exactly: string][] = [
  ['long', '2', '0.5'],
  ['short', '0.8', '0.25'],
];

describe.each(sides)('ending a copy trade with an open %s order', (side, better, exactly) => {
  test('is carried out at exactly the tolerance', () => {
    const { latestPrice, order, stop } = copyTradeWith(side);
    const seen = { seenPrice: multiply(latestPrice, better), tolerance: exactly };
    expect(stop(seen)).toMatchObject({ status: 'ended', endedBy: 'member' });
    expect(order).toMatchObject({ status: 'closed', sellPrice: latestPrice });
  });

  test('is asked again beyond it, and nothing changes', () => {
    const { setup, exchange, record, latestPrice, order, stop } = copyTradeWith(side);
    const before = [copyTradeRecordView(exchange, record), entriesOf(setup), structuredClone(order)];
    const tolerance = add(exactly, '-0.0000001');
    expect(() => stop({ seenPrice: multiply(latestPrice, better), tolerance })).toThrow(AskedAgain);
    expect([copyTradeRecordView(exchange, record), entriesOf(setup), order]).toEqual(before);
  });

  test('is carried out at any better price', () => {
    const { latestPrice, stop } = copyTradeWith(side);
    const worse = side === 'long' ? '0.5' : '1.25';
    expect(stop({ seenPrice: multiply(latestPrice, worse), tolerance: '0' }).status).toBe('ended');
  });

  test('has the tolerance of the rules where the member names none', () => {
    const { latestPrice, stop } = copyTradeWith(side);
    expect(() => stop({ seenPrice: multiply(latestPrice, better) })).toThrow(AskedAgain);
    expect(stop({ seenPrice: latestPrice }).status).toBe('ended');
  });

  test('is carried out at any price where the member names none', () => {
    expect(copyTradeWith(side).stop().status).toBe('ended');
    expect(copyTradeWith(side).stop({ tolerance: '0' }).status).toBe('ended');
  });

  test.each<[string, Seen]>([
    ['a price of zero', { seenPrice: '0' }],
    ['a tolerance of one', { seenPrice: '100', tolerance: '1' }],
  ])('is refused with %s', (_, seen) => {
    expect(() => copyTradeWith(side).stop(seen)).toThrow('parameterError');
  });
});

test('without an open order there is no price to compare', () => {
  const { setup, record } = copyTradeWith('long');
  const exchange = setup.open('14:31');
  const seen = { seenPrice: '999999999', tolerance: '0' };
  expect(stopCopyTrade(exchange, setup.member, record.id, seen).status).toBe('ended');
});

test('a copy trade that has ended is answered at any price', () => {
  const { record, stop } = copyTradeWith('long');
  stop();
  expect(stop({ seenPrice: '999999999', tolerance: '0' })).toBe(record);
});
