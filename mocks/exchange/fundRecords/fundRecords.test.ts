import { expect, test } from 'vitest';
import { add, compare } from '../../../src/domain/decimal';
import type { FundRecordKind } from '../../../src/domain/fundRecords/fundRecordsVocabulary';
import { applyDayTrade } from '../dayTrading/applyDayTrade';
import { anotherMember } from '../identity/seed';
import { balanceOf, pocketOf, post, transfer } from '../ledger';
import { detailsAt } from '../market/quotes';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import { cancelOrder } from '../trade/cancelOrder';
import { openPosition } from '../trade/openPosition';
import { completeWithdrawal, passDeposit, rejectWithdrawal, requestWithdrawal } from '../transfers/seed';
import { fundRecordPage, ownFundRecord } from './fundRecords';
import { fundRecordView } from './fundRecordView';

type Query = { kind?: FundRecordKind; month?: string; from?: string; to?: string; page?: number };

/** The main fields of a page, as sent to the member. */
function shown(
  { open, member }: TestExchange,
  { page = 1, ...query }: Query = {},
  time = '18:00',
  date?: string,
) {
  const exchange = open(time, date);
  return fundRecordPage(exchange, member, { page, ...query }).items.map((change) =>
    fundRecordView(exchange, change),
  );
}

/** A pending limit order at the lowest price of the day. */
function placeOrder({ open, member }: TestExchange, time: string) {
  const exchange = open(time);
  const { symbol } = tradedListing(exchange);
  const limitPrice = detailsAt(exchange.market, symbol, exchange.now).limitDown;
  const order = { symbol, side: 'long', priceType: 'limit', limitPrice, leverage: 1, lots: '1' } as const;
  return openPosition(exchange, member, order);
}

test('a record has the details of its stock, product or channel', () => {
  const setup = testExchange();
  const deposit = passDeposit(setup.open('10:00'), setup.member, '300000');
  const order = placeOrder(setup, '11:00');
  const [placed, paidIn, given] = shown(setup, {}, '11:00');
  expect(paidIn).toMatchObject({
    kind: 'deposit',
    type: 'deposit',
    amount: '300000',
    balanceAfter: '10300000',
    currency: 'JPY',
    orderNumber: deposit.orderNumber,
    recordId: deposit.id,
    stockCode: null,
    status: 'success',
    productName: { en: 'Asagiri Bank transfer' },
    at: '2026-11-20T01:01:00.000Z',
  });
  expect(placed).toMatchObject({
    kind: 'order',
    type: 'orderPlaced',
    orderNumber: order.orderNumber,
    status: 'pending',
    stockCode: order.symbol.split('.')[0],
    amount: `-${order.reserved}`,
  });
  expect(given).toMatchObject({ kind: 'deposit', recordId: null, amount: '10000000' });
});

test('a withdrawal is one record, whose status shows its outcome', () => {
  const setup = testExchange();
  requestWithdrawal(setup.open('10:00'), setup.member, '200000');
  expect(shown(setup, { kind: 'withdrawal' }, '10:14')).toMatchObject([
    { type: 'withdrawalRequested', amount: '-200000', balanceAfter: '9800000', status: 'pending' },
  ]);
  expect(shown(setup, { kind: 'withdrawal' }, '10:15')).toMatchObject([
    { amount: '-200000', status: 'success', remark: undefined },
  ]);
  rejectWithdrawal(setup.open('11:00'), setup.member, '100000');
  const [returned, requested, first] = shown(setup, { kind: 'withdrawal' }, '11:00');
  expect(requested).toMatchObject({ type: 'withdrawalRequested', amount: '-100000', status: 'returned' });
  expect(returned).toMatchObject({ type: 'withdrawalReturned', amount: '100000', status: 'success' });
  expect(returned?.remark?.en).toContain('bank');
  expect(first?.status).toBe('success');
});

test('an order’s money is pending, then returned or used', () => {
  const setup = testExchange();
  const [cancelled, { reserved }] = [placeOrder(setup, '10:00'), { ...placeOrder(setup, '10:01') }];
  cancelOrder(setup.open('10:05'), setup.member, cancelled.id);
  const statuses = (time: string) => shown(setup, {}, time).map(({ type, status }) => `${type} ${status}`);
  expect(statuses('10:06').slice(0, 3)).toEqual([
    'orderCancelled success',
    'orderPlaced pending',
    'orderPlaced returned',
  ]);
  expect(statuses('15:30').slice(0, 2)).toEqual(['orderExpired success', 'orderCancelled success']);
  const [end, , placed] = shown(setup, {}, '15:30');
  expect(end?.amount).toBe(reserved);
  expect(placed?.status).toBe('returned');
});

test('money frozen for a day trade counts as used on its opening, not as returned', () => {
  const setup = testExchange();
  const exchange = setup.open('10:00');
  const { symbol } = tradedListing(exchange);
  applyDayTrade(exchange, setup.member, { symbol, side: 'long', leverage: 1, lots: '1' });
  const placed = (time: string) => shown(setup, {}, time).find(({ type }) => type === 'orderPlaced');
  expect(placed('10:00')?.status).toBe('pending');
  expect(placed('10:30')?.status).toBe('success');
  const types = shown(setup, {}, '10:30').map(({ type }) => type);
  expect(types).toEqual(['orderFilled', 'dayTradeReleased', 'orderPlaced', 'deposit']);
});

test('each currency has its own records and balance', () => {
  const setup = testExchange();
  const { now } = setup.open('10:00');
  const own = (pocket: Parameters<typeof pocketOf>[1]) => pocketOf(setup.member.account, pocket);
  post(setup.world.ledger, {
    at: now,
    reason: 'currencyExchanged',
    record: null,
    lines: [
      ...transfer(own('available'), 'house:exchange:JPY', '15000'),
      ...transfer('house:exchange:USD', own('USD'), '100'),
    ],
  });
  expect(shown(setup, { kind: 'currencyExchange' })).toMatchObject([
    { currency: 'JPY', amount: '-15000', balanceAfter: '9985000' },
    { currency: 'USD', amount: '100', balanceAfter: '100' },
  ]);
  expect(new Set(shown(setup).map(({ id }) => id)).size).toBe(3);
});

test('a month is in exchange time, nine hours ahead of UTC', () => {
  const setup = testExchange();
  requestWithdrawal(setup.open('17:00', '2026-11-30'), setup.member);
  const late = setup.open('00:00', '2026-12-01');
  post(setup.world.ledger, {
    at: late.now,
    reason: 'signInReward',
    record: null,
    lines: transfer('house:rewards', pocketOf(setup.member.account, 'available'), '100'),
  });
  const types = (month: string) => shown(setup, { month }, '00:00', '2026-12-02').map(({ type }) => type);
  expect(types('2026-12')).toEqual(['signInReward']);
  expect(types('2026-11')).toEqual(['withdrawalRequested', 'deposit']);
  expect(types('2026-10')).toEqual([]);
});

test('days are in exchange time, and both belong to the period', () => {
  const setup = testExchange();
  requestWithdrawal(setup.open('17:00', '2026-11-30'), setup.member);
  const types = (from?: string, to?: string) =>
    shown(setup, { ...(from && { from }), ...(to && { to }) }, '00:00', '2026-12-02').map(({ type }) => type);
  expect(types('2026-11-30', '2026-11-30')).toEqual(['withdrawalRequested']);
  expect(types('2026-12-01')).toEqual([]);
  expect(types(undefined, '2026-11-29')).toEqual(['deposit']);
  expect(types('2026-11-30', '2026-11-29')).toEqual([]);
});

test('another member’s records are not visible', () => {
  const setup = testExchange();
  const exchange = setup.open('10:00');
  const other = anotherMember(exchange);
  expect(fundRecordPage(exchange, other, { page: 1 })).toEqual({ items: [], hasMore: false });
  expect(() => ownFundRecord(exchange, other, '0-JPY')).toThrow('parameterError');
  expect(ownFundRecord(exchange, setup.member, '0-JPY').amount).toBe('10000000');
});

test('all pages together contain every record once, and the amounts add up to the balance', () => {
  const setup = testExchange();
  for (let minute = 10; minute < 40; minute += 1) {
    const { id } = placeOrder(setup, `10:${minute}`);
    cancelOrder(setup.open(`10:${minute}`), setup.member, id);
  }
  completeWithdrawal(setup.open('10:40'), setup.member);
  const pages = [1, 2, 3, 4, 5].map((page) => shown(setup, { page }, '10:41'));
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 20, 2, 0]);
  const all = pages.flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(62);
  const balance = balanceOf(setup.world.ledger, pocketOf(setup.member.account, 'available'));
  expect(add(...all.map(({ amount }) => String(amount)))).toBe(balance);
  expect(all[0]?.balanceAfter).toBe(balance);
  for (const [index, { amount, balanceAfter }] of all.entries()) {
    const before = all[index + 1]?.balanceAfter ?? '0';
    expect(compare(String(balanceAfter), add(String(before), String(amount)))).toBe(0);
  }
});

test('reading the latest page of a long ledger does not scan old entries', () => {
  const setup = testExchange();
  const { ledger } = setup.world;
  const exchange = setup.open('10:00');
  const own = pocketOf(setup.member.account, 'available');
  for (let index = 0; index < 200; index += 1) {
    const to = index % 4 === 0 ? own : pocketOf('9000000001', 'available');
    const lines = transfer('house:rewards', to, '1');
    post(ledger, { at: exchange.now, reason: 'signInReward', record: null, lines });
  }
  Object.defineProperty(ledger.entries, 100, {
    get: () => {
      throw new Error('old entries were read');
    },
  });
  expect(fundRecordPage(exchange, setup.member, { page: 1 }).items).toHaveLength(20);
  expect(() => fundRecordPage(exchange, setup.member, { page: 2 })).toThrow('old entries were read');
});
