import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { add, compare, multiply, subtract } from '../decimal';
import {
  accrued,
  dailyInterest,
  outstandingOf,
  repaid,
  repayable,
  startedDays,
  totalToRepay,
} from './loanInterest';

const grantedAt = Date.parse('2026-11-20T10:05:00+09:00');
const hour = 3_600_000;

const amount = fc.integer({ min: 1, max: 200_000_000 }).map((sen) => multiply(String(sen), '0.01'));
const rate = fc.integer({ min: 0, max: 1000 }).map((millionths) => multiply(String(millionths), '0.000001'));

describe('interest', () => {
  it.each([
    ['100000', '0.0003', '30'],
    ['12345.67', '0.0003', '3.7'],
    ['50', '0.0003', '0.02'],
    ['10', '0.0003', '0'],
  ])('of %s yen at %s a day is %s yen', (principal, dailyRate, interest) => {
    expect(dailyInterest(principal, dailyRate)).toBe(interest);
  });

  it('is simple interest: the same for every day', () => {
    expect(totalToRepay('100000', '0.0003', 30)).toBe('100900');
  });

  it('does not depend on how often it is accrued', () => {
    fc.assert(
      fc.property(
        amount,
        rate,
        fc.array(fc.nat({ max: 40 }), { maxLength: 6 }),
        (principal, daily, moments) => {
          const fresh = { principal, interest: '0', days: 0 };
          const days = moments.toSorted((one, other) => one - other);
          const inSteps = days.reduce((debt, until) => accrued(debt, daily, until), fresh);
          expect(inSteps).toEqual(accrued(fresh, daily, days.at(-1) ?? 0));
        },
      ),
    );
  });

  it('of a whole term is the amount shown before borrowing', () => {
    fc.assert(
      fc.property(amount, rate, fc.integer({ min: 1, max: 60 }), (principal, daily, days) => {
        const debt = accrued({ principal, interest: '0', days: 0 }, daily, days);
        expect(outstandingOf(debt)).toBe(totalToRepay(principal, daily, days));
      }),
    );
  });
});

test.each([
  ['the moment it is paid out', 0, 1],
  ['a minute before the first day ends', 24 * hour - 60_000, 1],
  ['the end of the first day', 24 * hour, 1],
  ['a moment after the first day', 24 * hour + 1, 2],
  ['the end of a week', 7 * 24 * hour, 7],
])('started days at %s', (_, later, days) => {
  expect(startedDays(grantedAt, grantedAt + later)).toBe(days);
});

describe('a repayment', () => {
  const debt = { principal: '100000', interest: '90', days: 3 };

  it('pays interest first', () => {
    expect(repaid(debt, '50')).toMatchObject({ interest: '50', principal: '0' });
    expect(repaid(debt, '1090')).toEqual({
      interest: '90',
      principal: '1000',
      left: { principal: '99000', interest: '0', days: 3 },
    });
  });

  it('of the outstanding amount leaves nothing', () => {
    expect(outstandingOf(repaid(debt, outstandingOf(debt)).left)).toBe('0');
  });

  it('plus the remaining debt equals the debt, to the sen', () => {
    fc.assert(
      fc.property(amount, amount, amount, (principal, interest, paid) => {
        const before = { principal, interest, days: 1 };
        fc.pre(compare(paid, outstandingOf(before)) <= 0);
        const { left, ...parts } = repaid(before, paid);
        expect(add(parts.interest, parts.principal)).toBe(paid);
        expect(outstandingOf(left)).toBe(subtract(outstandingOf(before), paid));
      }),
    );
  });

  it.each([
    ['100090', '2000000', '100090'],
    ['100090', '500.25', '500.25'],
  ])('of %s yen with %s available is limited to %s', (outstanding, available, most) => {
    expect(repayable(outstanding, available)).toBe(most);
  });
});
