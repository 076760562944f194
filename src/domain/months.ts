import { exchangeDate } from './market/tradingSession';

/** The month of a moment in exchange time, `YYYY-MM`. */
export const monthOf = (moment: number): string => exchangeDate(moment).slice(0, 7);

/** All months from one moment to another in exchange time, `YYYY-MM`, including both, the latest first. */
export function monthsSince(first: number, last: number): string[] {
  const [year = 0, month = 1] = monthOf(last).split('-').map(Number);
  const [firstYear = 0, firstMonth = 1] = monthOf(first).split('-').map(Number);
  const count = Math.max(0, (year - firstYear) * 12 + month - firstMonth) + 1;
  return Array.from({ length: count }, (_, back) => {
    const index = year * 12 + month - 1 - back;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

/** First and last day of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
