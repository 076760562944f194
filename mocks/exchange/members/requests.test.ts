import { expect, test } from 'vitest';
import { balanceOf, pocketOf } from '../ledger';
import { openPosition } from '../orders/openPosition';
import { type Stage, stage, tradedListing } from '../stage';
import { once } from './requests';

function send({ open, member }: Stage, id: string, time = '10:00', date?: string) {
  const exchange = open(time, date);
  const { symbol } = tradedListing(exchange);
  const order = { symbol, side: 'long', priceType: 'market', leverage: 10, lots: '1' } as const;
  return once(exchange, member, id, {
    act: () => openPosition(exchange, member, order),
    find: (made) => exchange.world.positions[made],
  });
}

test('the same request made twice is one order', () => {
  const set = stage();
  const first = send(set, 'a');
  const { ledger } = set.world;
  const balance = balanceOf(ledger, pocketOf(set.member.account, 'available'));
  expect(send(set, 'a', '10:20')).toBe(first);
  expect(Object.keys(set.world.positions)).toHaveLength(1);
  expect(balanceOf(ledger, pocketOf(set.member.account, 'available'))).toBe(balance);
});

test('another request is another order', () => {
  const set = stage();
  expect(send(set, 'a').id).not.toBe(send(set, 'b').id);
});

test('a refused request may come again', () => {
  const set = stage('1');
  expect(() => send(set, 'a')).toThrow('insufficientBalance');
  expect(() => send(set, 'a')).toThrow('insufficientBalance');
});

test('a request id may be any text', () => {
  const set = stage();
  expect(send(set, '__proto__').id).not.toBe(send(set, 'constructor').id);
});

test('ten orders a second are no hurry, and the next second is another one', () => {
  const set = stage();
  for (let index = 0; index < 10; index += 1) send(set, `a${index}`);
  expect(() => send(set, 'b')).toThrow('submittedTooFrequently');
  expect(() => send(set, 'b', '10:01')).not.toThrow();
});

test('while the books are closed for the night the system is busy', () => {
  const set = stage();
  expect(() => send(set, 'a', '04:00', '2026-11-24')).toThrow('systemBusy');
  expect(() => send(set, 'a', '04:05', '2026-11-24')).toThrow('nonTradingHours');
});
