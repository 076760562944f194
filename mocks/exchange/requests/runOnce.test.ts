import { expect, test } from 'vitest';
import { addMargin as addMarginCall, openPosition as openCall } from '../../../src/api/contract/trade';
import { creditFunds } from '../account/creditFunds';
import { balanceOf, pocketOf } from '../ledger';
import { brokerInviteCode, register } from '../login/register';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import { openPosition } from '../trade/openPosition';
import type { Member } from '../world';
import { runOnce } from './runOnce';

interface Sending {
  time?: string;
  date?: string;
  path?: string;
  lots?: string;
  member?: Member;
}

function send({ open, member: usual }: TestExchange, clientRequestId: string, sending: Sending = {}) {
  const { time = '10:00', date, path = openCall.path, lots = '1', member = usual } = sending;
  const exchange = open(time, date);
  const { symbol } = tradedListing(exchange);
  const order = { symbol, side: 'long', priceType: 'market', leverage: 10, lots } as const;
  return runOnce(
    exchange,
    member,
    { path, request: { clientRequestId, ...order } },
    {
      act: () => openPosition(exchange, member, order),
      find: (made) => exchange.world.positions[made],
    },
  );
}

test('the same request sent twice is one order', () => {
  const setup = testExchange();
  const first = send(setup, 'a');
  const { ledger } = setup.world;
  const balance = balanceOf(ledger, pocketOf(setup.member.account, 'available'));
  expect(send(setup, 'a', { time: '10:20' })).toBe(first);
  expect(Object.keys(setup.world.positions)).toHaveLength(1);
  expect(balanceOf(ledger, pocketOf(setup.member.account, 'available'))).toBe(balance);
});

test('another request is another order', () => {
  const setup = testExchange();
  expect(send(setup, 'a').id).not.toBe(send(setup, 'b').id);
});

test.each<[string, Sending]>([
  ['another body', { lots: '2' }],
  ['another call', { path: addMarginCall.path }],
])('the id of a request with %s is refused, and nothing changes', (_, other) => {
  const setup = testExchange();
  const first = send(setup, 'a');
  const before = JSON.stringify(setup.world);
  expect(() => send(setup, 'a', other)).toThrow('parameterError');
  expect(JSON.stringify(setup.world)).toBe(before);
  expect(send(setup, 'a')).toBe(first);
});

test('two members may use the same id', () => {
  const setup = testExchange();
  const exchange = setup.open('10:00');
  const registration = { account: '9000000001', password: 'abcd1234', inviteCode: brokerInviteCode };
  const member = register(exchange, registration);
  creditFunds(exchange, member, '10000000');
  expect(send(setup, 'a').id).not.toBe(send(setup, 'a', { member }).id);
});

test('a refused request can be sent again, even with another body', () => {
  const setup = testExchange();
  expect(() => send(setup, 'a', { lots: '500' })).toThrow('insufficientBalance');
  expect(() => send(setup, 'a', { lots: '500' })).toThrow('insufficientBalance');
  expect(send(setup, 'a')).toMatchObject({ shares: 1000 });
});

test.each([
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  ['a megabyte', 'x'.repeat(1_000_000)],
])('any id is remembered: %s', (_, id) => {
  const setup = testExchange();
  expect(send(setup, id)).toBe(send(setup, id));
  expect(Object.keys(setup.world.positions)).toHaveLength(1);
});

test('ids that look alike are different', () => {
  const setup = testExchange();
  const ids = ['a', 'A', 'а', 'ａ', 'á', 'a\u0301', 'a ', 'a\u0000', 'a\u200b'];
  const orders = ids.map((id) => send(setup, id).id);
  expect(new Set(orders).size).toBe(ids.length);
  expect(ids.map((id) => send(setup, id).id)).toEqual(orders);
});

test('ten orders per second are accepted, and again in the next second', () => {
  const setup = testExchange();
  for (let index = 0; index < 10; index += 1) send(setup, `a${index}`);
  expect(() => send(setup, 'b')).toThrow('submittedTooFrequently');
  expect(() => send(setup, 'b', { time: '10:01' })).not.toThrow();
});

test('during nightly maintenance the system is busy', () => {
  const setup = testExchange();
  expect(() => send(setup, 'a', { time: '04:00', date: '2026-11-24' })).toThrow('systemBusy');
  expect(() => send(setup, 'a', { time: '04:05', date: '2026-11-24' })).toThrow('nonTradingHours');
});
