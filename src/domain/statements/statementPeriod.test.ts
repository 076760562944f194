import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type ChosenPeriod, daysOf, yearsSince } from './statementPeriod';

const chosen: ChosenPeriod = { kind: 'month', month: '2026-11', year: '2026', from: '', to: '' };

test.each<[change: Partial<ChosenPeriod>, days: ReturnType<typeof daysOf>]>([
  [{}, { from: '2026-11-01', to: '2026-11-30' }],
  [{ month: '2024-02' }, { from: '2024-02-01', to: '2024-02-29' }],
  [{ month: '2026-12' }, { from: '2026-12-01', to: '2026-12-31' }],
  [{ kind: 'year' }, { from: '2026-01-01', to: '2026-12-31' }],
  [
    { kind: 'own', from: '2026-11-20', to: '2026-11-20' },
    { from: '2026-11-20', to: '2026-11-20' },
  ],
  [{ kind: 'own' }, 'missing'],
  [{ kind: 'own', from: '2026-11-20' }, 'missing'],
  [{ kind: 'own', to: '2026-11-20' }, 'missing'],
  [{ kind: 'own', from: '2026-13-20', to: '2026-11-20' }, 'missing'],
  [{ kind: 'own', from: '2026-11-21', to: '2026-11-20' }, 'reversed'],
])('the period %o has the days %o', (change, days) => {
  expect(daysOf({ ...chosen, ...change })).toEqual(days);
});

const month = fc
  .tuple(fc.integer({ min: 2000, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

test('a month ends on the day before the next month begins', () => {
  fc.assert(
    fc.property(month, (one) => {
      const days = daysOf({ ...chosen, month: one });
      if (typeof days === 'string') throw new Error(days);
      const next = new Date(Date.parse(`${days.to}T00:00:00Z`) + 86_400_000).toISOString();
      expect(days.to.slice(0, 7)).toBe(one);
      expect(next.slice(8, 10)).toBe('01');
    }),
  );
});

it('lists years in exchange time, the latest first', () => {
  const newYear = Date.parse('2025-12-31T15:00:00Z');
  expect(yearsSince(newYear - 1, newYear)).toEqual(['2026', '2025']);
  expect(yearsSince(newYear, newYear)).toEqual(['2026']);
});
