import { describe, expect, test } from 'vitest';
import { add, compare, subtract } from '../../../src/domain/decimal';
import { lockUpTerm } from '../../../src/domain/lockUp/lockUpTerm';
import { at } from '../../scenarios/clock';
import { accountView } from '../account/accountView';
import { balanceOf, pocketOf } from '../ledger';
import type { Market } from '../market/market';
import { openExchange } from '../openExchange';
import { type TestExchange, testExchange } from '../testExchange';
import { buyLockUp } from './buyLockUp';
import { remainingCapacity } from './capacity';
import { dailyRate } from './dailyRate';
import { incomesOf } from './income';
import { productOf } from './products';
import { lockUpRecordDetailView, lockUpRecordView } from './recordView';
import { unlockCalendar } from './unlockCalendar';

const pocketsOf = ({ world, member }: TestExchange) =>
  (['available', 'invested'] as const).map((pocket) =>
    balanceOf(world.ledger, pocketOf(member.account, pocket)),
  );

/** The next afternoon from which a one-week lock-up loses money. */
function losingWeek(market: Market): number {
  const product = productOf('LU07');
  for (let moment = at('2026-11-21', '12:00'); ; moment += 86_400_000) {
    const rates = lockUpTerm(moment, 7).accruesAt.map((accrual) => dailyRate(market, product, accrual));
    if (rates.reduce((sum, rate) => sum + rate, 0) < 0) return moment;
  }
}

describe('a lock-up', () => {
  test('holds the principal until 09:00 after its last day, then pays out automatically', () => {
    const setup = testExchange();
    const record = buyLockUp(setup.open('10:00'), setup.member, { productId: 'LU07', amount: '1000000' });
    expect(pocketsOf(setup)).toEqual(['9000000', '1000000']);
    const before = setup.open('08:59', '2026-11-27');
    expect(lockUpRecordView(before, record)).toMatchObject({
      status: 'inProgress',
      payout: null,
      countedDays: 7,
    });
    expect(pocketsOf(setup)).toEqual(['9000000', '1000000']);
    const earned = lockUpRecordView(before, record).totalIncome.soFar;
    const after = setup.open('09:00', '2026-11-27');
    expect(lockUpRecordView(after, record)).toMatchObject({
      status: 'ended',
      payout: add('1000000', String(earned)),
      endedAt: new Date(after.now).toISOString(),
    });
    expect(pocketsOf(setup)).toEqual([add('10000000', String(earned)), '0']);
  });

  test('credits a day’s income at 18:00, including weekends and holidays, and shows it as unrealised', () => {
    const setup = testExchange();
    const record = buyLockUp(setup.open('10:00'), setup.member, { productId: 'LU30A', amount: '3000000' });
    const unrealised = (time: string, date?: string) =>
      accountView(setup.open(time, date), setup.member).unrealisedProfit;
    expect(unrealised('17:59')).toBe('0');
    const counted = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((date) =>
      unrealised('18:00', date),
    );
    expect(new Set(['0', ...counted]).size).toBe(5);
    const exchange = setup.open('10:00', '2026-11-24');
    const { incomes, totalIncome } = lockUpRecordDetailView(exchange, record);
    expect(incomes.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
    for (const { rate, income } of incomes)
      expect(Math.abs(Number(income) - Number(rate) * 3_000_000)).toBeLessThan(0.01);
    expect(totalIncome.soFar).toBe(add(...incomes.map(({ income }) => String(income))));
    expect(accountView(exchange, setup.member)).toMatchObject({
      availableFunds: '7000000',
      investedFunds: '3000000',
      unrealisedProfit: totalIncome.soFar,
      totalAssets: add('10000000', String(totalIncome.soFar)),
    });
  });

  test('bought after 18:00 earns from the next day and ends a day later', () => {
    const setup = testExchange();
    const record = buyLockUp(setup.open('18:00'), setup.member, { productId: 'LU07', amount: '10000' });
    expect(record.unlockAt).toBe(at('2026-11-28', '09:00'));
    expect(lockUpRecordView(setup.open('17:59', '2026-11-21'), record).countedDays).toBe(0);
    expect(lockUpRecordView(setup.open('18:00', '2026-11-21'), record).countedDays).toBe(1);
  });

  test('with losses pays out less than the principal', () => {
    const setup = testExchange();
    const bought = losingWeek(setup.open('10:00').market);
    const buying = openExchange(setup.world, bought);
    const record = buyLockUp(buying, setup.member, { productId: 'LU07', amount: '1000000' });
    openExchange(setup.world, record.unlockAt);
    const { payout } = record;
    expect(compare(payout ?? '', '1000000')).toBe(-1);
    expect(pocketsOf(setup)).toEqual([add('9000000', payout ?? ''), '0']);
    expect(setup.world.ledger.entries.slice(-2).map(({ reason }) => reason)).toEqual([
      'lockUpEnded',
      'lockUpIncome',
    ]);
  });

  test('the days add up exactly to the payout', () => {
    const setup = testExchange();
    const record = buyLockUp(setup.open('10:00'), setup.member, { productId: 'LU90', amount: '777777' });
    const exchange = setup.open('10:00', '2027-03-01');
    const incomes = incomesOf(exchange, record).map(({ income }) => income);
    expect(incomes).toHaveLength(90);
    for (const income of incomes) expect(income).toMatch(/^-?\d+(\.\d{1,2})?$/);
    expect(record.payout).toBe(add('777777', ...incomes));
  });
});

test('a purchase reduces the product’s remaining capacity until it is unlocked', () => {
  const setup = testExchange();
  const product = productOf('LU07');
  const before = remainingCapacity(setup.open('10:00'), product);
  buyLockUp(setup.open('10:00'), setup.member, { productId: 'LU07', amount: '5000000' });
  expect(remainingCapacity(setup.open('10:00'), product)).toBe(subtract(before, '5000000'));
});

test('the calendar lists each unlock day, the next one first', () => {
  const setup = testExchange();
  const buy = (productId: string, date: string) =>
    buyLockUp(setup.open('10:00', date), setup.member, { productId, amount: '100000' });
  buy('LU30A', '2026-11-20');
  buy('LU14', '2026-11-20');
  buy('LU07', '2026-11-27');
  const exchange = setup.open('11:00', '2026-11-27');
  const days = unlockCalendar(exchange, setup.member);
  expect(days.map(({ unlockAt, records, principal }) => [unlockAt, records, principal])).toEqual([
    ['2026-12-04T00:00:00.000Z', 2, '200000'],
    ['2026-12-20T00:00:00.000Z', 1, '100000'],
  ]);
  expect(add(...days.map(({ incomeSoFar }) => String(incomeSoFar)))).toBe(
    accountView(exchange, setup.member).unrealisedProfit,
  );
});
