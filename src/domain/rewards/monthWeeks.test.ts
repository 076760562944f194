import { expect, it } from 'vitest';
import { addMonths, monthWeeks } from './monthWeeks';

it('begins each week on a Sunday', () => {
  const weeks = monthWeeks('2026-11');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `2026-11-0${number}`));
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', ...Array(5).fill(undefined)]);
});

it.each([
  ['2026-02', 4],
  ['2026-05', 6],
  ['2024-02', 5],
  ['2026-12', 5],
])('%s has %i weeks, each day once', (month, count) => {
  const weeks = monthWeeks(month);
  expect(weeks).toHaveLength(count);
  const days = weeks.flat().filter((date) => date !== undefined);
  const [year = 0, number = 0] = month.split('-').map(Number);
  expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
  expect(new Set(days).size).toBe(days.length);
});

it('continues from one year into the next', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});
