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

/** National holidays by the Act on National Holidays; the equinoxes as the observatory gives them. */
const nationalHolidays = (year: number, springEquinox: number, autumnEquinox: number): Set<string> => {
  const fixed = ['01-01', '02-11', '02-23', `03-${springEquinox}`, '04-29', '05-03', '05-04', '05-05'];
  const days = new Set(
    [...fixed, '08-11', `09-${autumnEquinox}`, '11-03', '11-23']
      .map((day) => `${year}-${day}`)
      .concat(
        monday(`${year}-01`, 2),
        monday(`${year}-07`, 3),
        monday(`${year}-09`, 3),
        monday(`${year}-10`, 2),
      ),
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
    [2025, 20, 23],
    [2026, 20, 23],
    [2027, 21, 23],
    [2028, 20, 22],
  ])('of %i follow from the law', (year, springEquinox, autumnEquinox) => {
    const newYear = ['01-02', '01-03', '12-31'].map((day) => `${year}-${day}`);
    const closed = new Set([...nationalHolidays(year, springEquinox, autumnEquinox), ...newYear]);
    const weekdays = [...closed].filter((day) => weekday(day) !== 0 && weekday(day) !== 6);
    expect([...holidays].filter((day) => day.startsWith(`${year}`))).toEqual(weekdays.sort());
  });
});
