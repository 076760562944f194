import { exchangeDate } from '../market/tradingSession';

/** How the period of a statement is chosen. */
export const periodKinds = ['month', 'year', 'own'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** A period as chosen. Only the fields of its kind count. */
export interface ChosenPeriod {
  kind: PeriodKind;
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY`. */
  year: string;
  /** First day, `YYYY-MM-DD`; '' while none is chosen. */
  from: string;
  /** Last day, `YYYY-MM-DD`; '' while none is chosen. */
  to: string;
}

/** The first and the last day of a period, `YYYY-MM-DD` in exchange time. Both belong to it. */
export interface Days {
  from: string;
  to: string;
}

/** Why a period has no days: a day is missing, or the first day comes after the last one. */
export type PeriodProblem = 'missing' | 'reversed';

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The last day of a month, `YYYY-MM-DD`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The days of a chosen period, or why it has none. */
export function daysOf({ kind, month, year, from, to }: ChosenPeriod): Days | PeriodProblem {
  if (kind === 'month') return { from: `${month}-01`, to: lastDayOf(month) };
  if (kind === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` };
  if (!isDay(from) || !isDay(to)) return 'missing';
  return from <= to ? { from, to } : 'reversed';
}

/** The years from one moment to another in exchange time, `YYYY`, including both, the latest first. */
export function yearsSince(first: number, last: number): string[] {
  const [begins, ends] = [first, last].map((moment) => Number(exchangeDate(moment).slice(0, 4)));
  const count = Math.max(0, (ends ?? 0) - (begins ?? 0)) + 1;
  return Array.from({ length: count }, (_, back) => String((ends ?? 0) - back));
}
