import { expect, it } from 'vitest';
import { newsByDay, recentDay } from './newsByDay';

const at = (moment: string) => Date.parse(`${moment}:00+09:00`);
const headline = (id: string, moment: string) => ({ id, publishedAt: at(moment) });

it('marks the first headline of each day in Tokyo', () => {
  const days = newsByDay([
    headline('c', '2026-11-20T00:00'),
    headline('b', '2026-11-19T23:59'),
    headline('a', '2026-11-19T00:00'),
  ]);
  expect(days.map(({ id, day }) => [id, day])).toEqual([
    ['c', '2026/11/20'],
    ['b', '2026/11/19'],
    ['a', undefined],
  ]);
});

it('has no days without headlines', () => {
  expect(newsByDay([])).toEqual([]);
});

it.each([
  ['2026/11/20', 'today'],
  ['2026/11/19', 'yesterday'],
  ['2026/11/18', undefined],
  ['2026/11/21', undefined],
])('%s is %s', (day, name) => {
  expect(recentDay(day, at('2026-11-20T00:05'))).toBe(name);
});
