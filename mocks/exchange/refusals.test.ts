import { describe, expect, test } from 'vitest';
import { messageKeys } from '../../src/api/contract/messageKeys';
import { Refusal } from './refusal';
import { refusalCases } from './refusalCases';
import { testExchange, tradedListing } from './testExchange';
import { openPosition } from './trade/openPosition';

describe('the exchange refuses', () => {
  test.each(refusalCases)('%s: %s', (_, key, act, params = {}) => {
    const refusal = refusalOf(() => act(testExchange()));
    expect(refusal).toMatchObject({ key, params });
  });
});

test('each message of the catalogue has a refusal case', () => {
  const provoked = new Set(refusalCases.map(([, key]) => key));
  expect(messageKeys.filter((key) => !provoked.has(key))).toEqual([]);
});

test('a refused order changes nothing', () => {
  const { open, member } = testExchange();
  const exchange = open('10:00');
  const before = JSON.stringify(exchange.world);
  const { symbol } = tradedListing(exchange);
  const order = { symbol, side: 'long', priceType: 'market', leverage: 1, lots: '500' } as const;
  expect(refusalOf(() => openPosition(exchange, member, order)).key).toBe('insufficientBalance');
  expect(JSON.stringify(exchange.world)).toBe(before);
});

function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (cause) {
    if (cause instanceof Refusal) return cause;
    throw cause;
  }
  throw new Error('it was not refused');
}
