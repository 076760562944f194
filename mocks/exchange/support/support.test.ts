import { describe, expect, test } from 'vitest';
import { openPosition } from '../../../src/api/contract/trade';
import { type TestExchange, testExchange } from '../testExchange';
import { automaticReply, supportRules } from './rules';
import { sendMessage } from './send';
import { messagePage, supportInfoAt } from './supportViews';

const send = (setup: TestExchange, time: string, message = 'Where is my deposit?', clientRequestId = time) =>
  sendMessage(setup.open(time), setup.member, {
    clientRequestId,
    message,
    screen: '/user/recharge',
    orderNumber: '20261120000007',
  });

const read = (setup: TestExchange, time: string, page = 1) =>
  messagePage(setup.open(time), setup.member, { language: 'jp', page });

describe('a message to customer service', () => {
  test('contains its screen and order number, and is answered after a minute', () => {
    const setup = testExchange();
    const { id } = send(setup, '10:00');
    expect(read(setup, '10:00').items).toMatchObject([
      { id, from: 'member', screen: '/user/recharge', orderNumber: '20261120000007' },
    ]);
    const [answer, message] = read(setup, '10:01').items;
    expect(message).toMatchObject({ id });
    expect(answer).toMatchObject({ from: 'service' });
    expect(answer?.text).toContain('自動返信');
  });

  test('can have the announced length, also in characters of several code units', () => {
    const setup = testExchange();
    const longest = '𠮷'.repeat(supportRules.maxCharacters);
    expect(send(setup, '10:00', longest).message).toBe(longest);
  });

  test('can be sent again after ten minutes', () => {
    const setup = testExchange();
    for (const minute of ['00', '01', '02', '03', '04', '10']) send(setup, `10:${minute}`);
    expect(read(setup, '10:10').items[0]).toMatchObject({ from: 'member' });
  });

  test('is sent once per request id', () => {
    const setup = testExchange();
    const first = send(setup, '10:00', 'Hello', 'a');
    expect(send(setup, '10:01', 'Hello', 'a')).toEqual(first);
    expect(send(setup, '10:02', 'Hello', 'b').id).not.toBe(first.id);
    expect(read(setup, '10:02').items.filter(({ from }) => from === 'member')).toHaveLength(2);
  });

  test('is refused with the id of another message or call, and nothing is sent', () => {
    const setup = testExchange();
    const first = send(setup, '10:00', 'Hello', 'a');
    expect(() => send(setup, '10:01', 'Goodbye', 'a')).toThrow('parameterError');
    expect(() => send(setup, '10:01', '', 'a')).toThrow('parameterError');
    const account = setup.member.account;
    const completed = { path: openPosition.path, bodyHash: '', record: 'P1' };
    setup.world.requests[`${account}:b`] = { id: 'b', account, completed };
    expect(() => send(setup, '10:01', 'Hello', 'b')).toThrow('parameterError');
    const sent = read(setup, '10:01').items.filter(({ from }) => from === 'member');
    expect(sent).toMatchObject([{ id: first.id }]);
  });

  test('can be sent while frozen', () => {
    const setup = testExchange();
    setup.member.restrictions.push('frozen', 'tradeBanned', 'withdrawBanned');
    expect(() => send(setup, '10:00')).not.toThrow();
  });

  test('appears on a later page, once each', () => {
    const setup = testExchange();
    for (let hour = 10; hour < 22; hour += 1) send(setup, `${hour}:00`);
    const pages = [read(setup, '23:00'), read(setup, '23:00', 2)];
    expect(pages.map(({ items, hasMore }) => [items.length, hasMore])).toEqual([
      [20, true],
      [4, false],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(24);
  });
});

test('the info announces the automatic reply, at any hour', () => {
  const setup = testExchange();
  send(setup, '20:00');
  expect(supportInfoAt(setup.open('20:00'))).toMatchObject({ automatic: true, open: false });
  expect(read(setup, '20:01').items[0]?.text).toBe(automaticReply.jp);
});

test.each([
  ['09:00', '2026-11-20', true],
  ['17:00', '2026-11-20', false],
  ['10:00', '2026-11-21', false],
  ['10:00', '2026-11-23', false],
])('customer service at %s on %s: open is %s', (time, date, open) => {
  expect(supportInfoAt(testExchange().open(time, date)).open).toBe(open);
});
