import { describe, expect, test } from 'vitest';
import { add, multiply } from '../../../src/domain/decimal';
import type { Side } from '../../../src/domain/trade/tradeVocabulary';
import { AskedAgain } from '../askedAgain';
import type { Exchange } from '../exchange';
import { quoteAt } from '../market/quotes';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import { closePosition } from './closePosition';
import { openPosition } from './openPosition';

type Seen = { seenPrice?: string; tolerance?: string };

const priceOf = ({ market, now }: Exchange) =>
  quoteAt(market, tradedListing({ market } as Exchange).symbol, now).latestPrice;

function open({ open, member }: TestExchange, side: Side, time: string, seen: Seen = {}) {
  const exchange = open(time);
  const { symbol } = tradedListing(exchange);
  const order = { symbol, side, priceType: 'market', leverage: 2, lots: '2' } as const;
  return openPosition(exchange, member, { ...order, ...seen });
}

/** An action at the market at 10:00, and the factor by which a price seen was better for the member. */
const actions: [what: string, better: string, act: (setup: TestExchange, seen: Seen) => unknown][] = [
  // The price is 25 % above the one seen when buying, and 50 % below it when selling.
  ['opening a long position', '0.8', (setup, seen) => open(setup, 'long', '10:00', seen)],
  ['opening a short position', '2', (setup, seen) => open(setup, 'short', '10:00', seen)],
  ['closing a long position', '2', (setup, seen) => close(setup, 'long', seen)],
  ['closing a short position', '0.8', (setup, seen) => close(setup, 'short', seen)],
];

function close(setup: TestExchange, side: Side, seen: Seen, lots?: string) {
  const { id } = open(setup, side, '09:30');
  return closePosition(setup.open('10:00'), setup.member, { id, priceType: 'market', ...seen, lots });
}

const priceAtTen = () => priceOf(testExchange().open('10:00'));
const exactly = (better: string) => (better === '2' ? '0.5' : '0.25');

describe.each(actions)('%s', (_, better, act) => {
  const seenPrice = multiply(priceAtTen(), better);

  test('is carried out at exactly the tolerance', () => {
    expect(() => act(testExchange(), { seenPrice, tolerance: exactly(better) })).not.toThrow();
  });

  test('is asked again beyond it, and nothing changes', () => {
    const setup = testExchange();
    const tolerance = add(exactly(better), '-0.0000001');
    expect(() => act(setup, { seenPrice, tolerance })).toThrow(AskedAgain);
    const { now } = setup.open('10:00');
    const { positions, ledger } = setup.world;
    const histories = Object.values(positions).flatMap(({ history }) => history);
    expect([...histories, ...ledger.entries].filter(({ at }) => at === now)).toEqual([]);
  });

  test('is carried out at any better price', () => {
    const worse = better === '2' ? '0.5' : '1.25';
    const seen = { seenPrice: multiply(priceAtTen(), worse), tolerance: '0' };
    expect(() => act(testExchange(), seen)).not.toThrow();
  });

  test('has the tolerance of the rules where the member names none', () => {
    expect(() => act(testExchange(), { seenPrice })).toThrow(AskedAgain);
    expect(() => act(testExchange(), { seenPrice: priceAtTen() })).not.toThrow();
  });

  test('is carried out at any price where the member names none', () => {
    expect(() => act(testExchange(), {})).not.toThrow();
    expect(() => act(testExchange(), { tolerance: '0' })).not.toThrow();
  });

  test.each<[string, Seen]>([
    ['a price of zero', { seenPrice: '0' }],
    ['a negative price', { seenPrice: '-1' }],
    ['a negative tolerance', { seenPrice: '100', tolerance: '-0.001' }],
    ['a tolerance of one', { seenPrice: '100', tolerance: '1' }],
  ])('is refused with %s', (__, seen) => {
    expect(() => act(testExchange(), seen)).toThrow('parameterError');
  });
});

test('closing some lots is asked again like closing all', () => {
  const seen = { seenPrice: multiply(priceAtTen(), '2') };
  expect(() => close(testExchange(), 'long', seen, '1')).toThrow(AskedAgain);
});

test('limit orders are not compared with a price seen', () => {
  const setup = testExchange();
  const exchange = setup.open('10:00');
  const { symbol } = tradedListing(exchange);
  const limitPrice = priceOf(exchange);
  const order = { symbol, side: 'long', priceType: 'limit', limitPrice, leverage: 2, lots: '1' } as const;
  const far = { seenPrice: '1', tolerance: '0' };
  expect(openPosition(exchange, setup.member, { ...order, ...far })).toMatchObject({ status: 'holding' });
});

test('a fill within the tolerance that the balance does not cover is refused', () => {
  // Two lots with leverage 2: the margin is a thousand times the price, and there is a fee.
  const cost = multiply(priceAtTen(), '1000');
  const seen = { seenPrice: multiply(priceAtTen(), '0.999') };
  expect(() => open(testExchange(cost), 'long', '10:00', seen)).toThrow('insufficientBalance');
});
