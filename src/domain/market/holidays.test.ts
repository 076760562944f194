import { describe, expect, it } from 'vitest';
import { holidays } from './holidays';

const dayMs = 86_400_000;
const weekday = (date: string): number => new Date(date).getUTCDay();
const shift = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The second or third Monday of a month. */
const monday = (month: string, count: number): string => {
  const first = `${month}-01`;
  return shift(first, ((8 - weekday(first)) % 7) + 7 * (count - 1));
};

/** Marine, Sports and Mountain Day in the years when the Olympic Games moved them. */
const moved: Record<number, string[]> = {
  2020: ['2020-07-23', '2020-07-24', '2020-08-10'],
  2021: ['2021-07-22', '2021-07-23', '2021-08-08'],
};

/** National holidays by the Act on National Holidays; equinoxes as published by the National Astronomical Observatory. */
const nationalHolidays = (year: number, springEquinox: number, autumnEquinox: number): Set<string> => {
  const fixed = ['01-01', '02-11', '02-23', `03-${springEquinox}`, '04-29', '05-03', '05-04', '05-05'];
  const days = new Set(
    [...fixed, `09-${autumnEquinox}`, '11-03', '11-23']
      .map((day) => `${year}-${day}`)
      .concat(monday(`${year}-01`, 2), monday(`${year}-09`, 3))
      .concat(moved[year] ?? [monday(`${year}-07`, 3), monday(`${year}-10`, 2), `${year}-08-11`]),
  );
  const substitutes = [...days]
    .filter((day) => weekday(day) === 0)
    .map((sunday) => {
      let substitute = shift(sunday, 1);
      while (days.has(substitute)) substitute = shift(substitute, 1);
      return substitute;
    });
  const between = [...days].map((day) => shift(day, 1)).filter((day) => days.has(shift(day, 1)));
  return new Set([...days, ...substitutes, ...between]);
};

describe('holidays', () => {
  it.each([
    [2020, 20, 22],
    [2021, 20, 23],
    [2022, 21, 23],
    [2023, 21, 23],
    [2024, 20, 22],
    [2025, 20, 23],
    [2026, 20, 23],
    [2027, 21, 23],
    [2028, 20, 22],
    [2029, 20, 23],
    [2030, 20, 23],
  ])('of %i follow from the law', (year, springEquinox, autumnEquinox) => {
    const newYear = ['01-02', '01-03', '12-31'].map((day) => `${year}-${day}`);
    const closed = new Set([...nationalHolidays(year, springEquinox, autumnEquinox), ...newYear]);
    const weekdays = [...closed].filter((day) => weekday(day) !== 0 && weekday(day) !== 6);
    expect([...holidays].filter((day) => day.startsWith(`${year}`))).toEqual(weekdays.sort());
  });

  it.each([
    ['the Olympic opening that was planned for 2020', '2020-07-24', true],
    ['the Olympic opening of 2021', '2021-07-23', true],
    ['the Monday after Mountain Day of 2021', '2021-08-09', true],
    ['the usual days of those holidays in 2020 and 2021', ['2020-07-20', '2020-08-11', '2021-07-19'], false],
    ['the October holiday of 2020 and 2021, which was held in July', ['2020-10-12', '2021-10-11'], false],
    ['the spring equinox of 2022', '2022-03-21', true],
    ['the Monday after New Year of 2023', '2023-01-02', true],
    ['the Monday after the autumn equinox of 2024', '2024-09-23', true],
    ['the Tuesday between two holidays of 2026', '2026-09-22', true],
    ['the Monday after Showa Day of 2029', '2029-04-30', true],
    ['the last day of 2030', '2030-12-31', true],
  ])('include or exclude %s', (_, dates, closed) => {
    for (const date of [dates].flat()) expect(holidays.has(date)).toBe(closed);
  });
});
