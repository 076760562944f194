import { holidays } from './holidays';

/** Days that a server has told of, `YYYY-MM-DD`. */
export interface ReceivedDays {
  /** First and last day that it tells of. */
  from: string;
  until: string;
  /** The weekdays between them on which the exchange is closed. */
  holidays: readonly string[];
}

/** Weekdays on which the exchange is closed: those of the server, and the built-in ones where it tells of no days. */
export function closedDays(told: ReceivedDays | undefined): ReadonlySet<string> {
  if (!told) return holidays;
  const { from, until } = told;
  const isTold = (day: string) => from <= day && day <= until;
  return new Set([...[...holidays].filter((day) => !isTold(day)), ...told.holidays.filter(isTold)]);
}
