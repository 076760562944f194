import { holidays } from './holidays';

/** Closed days received from a server, `YYYY-MM-DD`. */
export interface ReceivedDays {
  /** First and last day covered. */
  from: string;
  until: string;
  /** The weekdays between them on which the exchange is closed. */
  holidays: readonly string[];
}

/** Weekdays on which the exchange is closed: the server's within its range, the built-in ones outside it. */
export function closedDays(received: ReceivedDays | undefined): ReadonlySet<string> {
  if (!received) return holidays;
  const { from, until } = received;
  const isCovered = (day: string) => from <= day && day <= until;
  return new Set([...[...holidays].filter((day) => !isCovered(day)), ...received.holidays.filter(isCovered)]);
}
