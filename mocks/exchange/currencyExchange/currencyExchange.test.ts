import { describe, expect, test } from 'vitest';
import { convertedAmount, rateHasMoved } from '../../../src/domain/currencyExchange/currencyConversion';
import { currencies } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { add } from '../../../src/domain/decimal';
import { at } from '../../scenarios/clock';
import { accountView } from '../account/accountView';
import { summaryOfRecord } from '../areas';
import { type TestExchange, testExchange } from '../testExchange';
import { convertOnce } from './convert';
import { rateAt, valueInYen } from './rates';
import { rateView, recordView, walletsView } from './view';
import { foreignFundsInYen, walletBalance } from './wallets';

const second = 1000;
const minute = 60 * second;

describe('rates', () => {
  const { market, now } = testExchange().open('10:00');

  test('change every ten seconds and are constant in between', () => {
    const { rate, quotedAt, validUntil } = rateAt(market, 'USD', 'JPY', now + 3 * second);
    expect(quotedAt).toBe(now);
    expect(validUntil).toBe(now + 10 * second);
    expect(rateAt(market, 'USD', 'JPY', validUntil - 1).rate).toBe(rate);
    expect(rateAt(market, 'USD', 'JPY', validUntil).rate).not.toBe(rate);
  });

  test('move slowly around a plausible level', () => {
    for (const currency of currencies) {
      const values = Array.from({ length: 400 }, (_, index) =>
        Number(valueInYen(market, currency, now + index * 19 * 3_600_000)),
      );
      expect(Math.max(...values) / Math.min(...values)).toBeLessThan(1.08);
    }
    for (let step = 0; step < 500; step += 1) {
      const moment = now + step * 10 * second;
      const before = valueInYen(market, 'USD', moment);
      expect(rateHasMoved(before, valueInYen(market, 'USD', moment + 10 * second), '0.0006')).toBe(false);
    }
    expect(Number(valueInYen(market, 'USD', now))).toBeCloseTo(155, -1);
    expect(Number(rateAt(market, 'INR', 'USD', now).rate)).toBeCloseTo(0.0113, 3);
  });

  test('stay at the last rate while the bank is closed', () => {
    const saturday = rateView(testExchange().open('12:00', '2026-11-21'), 'USD', 'JPY');
    expect(saturday).toMatchObject({
      open: false,
      quotedAt: '2026-11-20T14:59:50.000Z',
      validUntil: '2026-11-22T15:00:00.000Z',
      changesAt: '2026-11-22T15:00:00.000Z',
    });
    expect(saturday.rate).toBe(rateAt(market, 'USD', 'JPY', at('2026-11-20', '23:59') + 50 * second).rate);
  });
});

function convert(
  setup: TestExchange,
  time = '10:00',
  terms: Partial<Parameters<typeof convertOnce>[2]> = {},
) {
  const exchange = setup.open(time);
  const pair = { from: 'JPY', to: 'USD', ...terms } as const;
  const { rate } = rateAt(exchange.market, pair.from, pair.to, exchange.now);
  const request = { clientRequestId: time, amount: '1000000', rate, ...terms, ...pair };
  return convertOnce(exchange, setup.member, request);
}

describe('an exchange', () => {
  test('pays the amount at its rate, without a fee', () => {
    const setup = testExchange();
    const exchange = setup.open('10:00');
    const { rate, feeRate } = rateView(exchange, 'JPY', 'USD');
    expect(feeRate).toBe('0');
    const record = convert(setup);
    const received = convertedAmount('1000000', String(rate), 'USD');
    expect(record).toMatchObject({ received, rate });
    const account = accountView(exchange, setup.member);
    expect(account).toMatchObject({ availableFunds: '9000000', usdAmount: received });
  });

  test('of rupees goes through dollars in both directions', () => {
    const setup = testExchange();
    expect(() => convert(setup, '10:00', { to: 'INR' })).toThrow('parameterError');
    const bought = convert(setup, '10:00');
    convert(setup, '10:01', { from: 'USD', to: 'INR', amount: bought?.received ?? '' });
    const rupees = walletBalance(setup.open('10:02'), setup.member, 'INR');
    expect(() => convert(setup, '10:02', { from: 'INR', to: 'JPY', amount: rupees })).toThrow(
      'parameterError',
    );
    const record = convert(setup, '10:02', { from: 'INR', to: 'USD', amount: rupees });
    expect(Number(record?.received)).toBeGreaterThan(6000);
    const { wallets, totalInYen } = walletsView(setup.open('10:02'), setup.member);
    expect(wallets.map(({ currency }) => currency)).toEqual(currencies);
    expect(wallets.find(({ currency }) => currency === 'INR')?.balance).toBe('0');
    expect(wallets.find(({ currency }) => currency === 'USD')?.balance).toBe(record?.received);
    expect(totalInYen).toBe(add('9000000', foreignFundsInYen(setup.open('10:02'), setup.member)));
    expect(Number(totalInYen)).toBeGreaterThan(9_990_000);
  });

  test('asks again when the rate has moved, and changes nothing', () => {
    const setup = testExchange();
    const { rate, later } = movedRate(setup);
    const before = JSON.stringify(setup.world.ledger);
    const request = { clientRequestId: 'a', from: 'JPY', to: 'USD', amount: '1000000' } as const;
    expect(convertOnce(later, setup.member, { ...request, rate })).toBeUndefined();
    expect(JSON.stringify(setup.world.ledger)).toBe(before);
    expect(setup.world.currencyExchange.records).toEqual({});

    const now = rateAt(later.market, 'JPY', 'USD', later.now).rate;
    expect(convertOnce(later, setup.member, { ...request, rate: now })).toMatchObject({ rate: now });
  });

  test('uses the server’s rate when it has hardly moved', () => {
    const setup = testExchange();
    const exchange = setup.open('10:00');
    const { rate } = rateAt(exchange.market, 'JPY', 'USD', exchange.now);
    const seen = add(rate, '0.000001');
    expect(convert(setup, '10:00', { rate: seen })).toMatchObject({ rate });
  });

  test('runs once per request id, even if the rate has moved since', () => {
    const setup = testExchange();
    const record = convert(setup);
    const again = { clientRequestId: '10:00', rate: record?.rate ?? '' };
    expect(convert(setup, '10:30', again)).toBe(record);
    expect(() => convert(setup, '10:30', { ...again, rate: '1' })).toThrow('parameterError');
    expect(walletBalance(setup.open('10:30'), setup.member, 'JPY')).toBe('9000000');
  });

  test('has the details of its fund record', () => {
    const setup = testExchange();
    const record = convert(setup);
    if (!record) throw new Error('not carried out');
    expect(recordView(record)).toMatchObject({
      from: 'JPY',
      to: 'USD',
      exchangedAt: '2026-11-20T01:00:00.000Z',
    });
    expect(summaryOfRecord(setup.open('10:00'), record.id)).toMatchObject({
      orderNumber: record.orderNumber,
      productName: { jp: 'JPY → USD' },
    });
  });
});

/** A rate shown to a member, and the first time at which it has moved too far. */
function movedRate({ open }: TestExchange) {
  const start = open('10:00');
  const { rate } = rateAt(start.market, 'JPY', 'USD', start.now);
  for (let now = start.now; now < start.now + 60 * minute; now += 10 * second) {
    const moved = rateAt(start.market, 'JPY', 'USD', now).rate;
    if (rateHasMoved(rate, moved, '0.001')) {
      return { rate, later: { ...start, now } };
    }
  }
  throw new Error('the rate is constant');
}

describe('an exchange of all', () => {
  test('leaves nothing', () => {
    const setup = testExchange('1000000');
    expect(convert(setup, '10:00', { all: true })).toMatchObject({ amount: '1000000' });
    expect(walletBalance(setup.open('10:00'), setup.member, 'JPY')).toBe('0');
  });

  test.each(['999999.99', '1000000.01'])(
    'is asked again if the balance was %s, and moves nothing',
    (amount) => {
      const setup = testExchange('1000000');
      expect(convert(setup, '10:00', { amount, all: true })).toBeUndefined();
      expect(walletBalance(setup.open('10:00'), setup.member, 'JPY')).toBe('1000000');
    },
  );
});
