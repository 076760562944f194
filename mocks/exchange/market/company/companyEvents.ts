import type { Company } from '../../../../src/api/contract/company';
import { exchangeMidnight, isTradingDay, nextTradingDay } from '../../../../src/domain/market/tradingSession';
import { mix, unit } from '../hash';

type CompanyEvent = Company['events'][number];

/** The month in which the financial year ends: March for most companies. */
function yearEndMonth(key: number): number {
  const chance = unit(mix(key, 91));
  if (chance < 0.7) return 3;
  return chance < 0.85 ? 12 : 9;
}

/**
 * The dates of a company around a year, earliest first: results 30 to 45 days after each quarter, the general meeting in the
 * third month after the financial year, and the end of that year.
 */
export function datesAround(year: number, key: number, holidays: ReadonlySet<string>): CompanyEvent[] {
  const endMonth = yearEndMonth(key);
  const delay = 30 + (mix(key, 92) % 16);
  const tradingDay = (date: string) =>
    isTradingDay(exchangeMidnight(date), holidays) ? date : nextTradingDay(date, holidays);
  const dates = [year - 1, year, year + 1, year + 2].flatMap((of): CompanyEvent[] => [
    ...[endMonth, endMonth - 3, endMonth - 6, endMonth - 9].map(
      (month): CompanyEvent => ({ kind: 'results', date: tradingDay(dateOf(of, month, delay)) }),
    ),
    { kind: 'yearEnd', date: dateOf(of, endMonth, 0) },
    { kind: 'meeting', date: tradingDay(dateOf(of, endMonth, 76 + (mix(key, 93) % 12))) },
  ]);
  return dates.sort((one, other) => one.date.localeCompare(other.date));
}

/** The dates of a company from `today` (`YYYY-MM-DD`) on, at most a year ahead. */
export function companyEvents(key: number, today: string, holidays: ReadonlySet<string>): CompanyEvent[] {
  const year = Number(today.slice(0, 4));
  const inAYear = `${year + 1}${today.slice(4)}`;
  return datesAround(year, key, holidays).filter(({ date }) => date >= today && date < inAYear);
}

/** Days after the end of a month; the month may be zero or negative. */
const dateOf = (year: number, month: number, days: number): string =>
  new Date(Date.UTC(year, month, days)).toISOString().slice(0, 10);
