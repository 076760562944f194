import { exchangeDate } from '../market/tradingSession';

/** Events of a new issue, in chronological order. */
export const ipoDateKinds = ['opens', 'deadline', 'draw', 'payment', 'listing'] as const;
export type IpoDateKind = (typeof ipoDateKinds)[number];

/** The moments of a new issue, in epoch ms. */
export interface IpoDates {
  subscriptionDate: number;
  deadline: number;
  drawDate: number;
  paymentDeadline: number;
  listingDate: number;
}

/** The moment of each kind. */
export function ipoDatesOf(issue: IpoDates): Record<IpoDateKind, number> {
  return {
    opens: issue.subscriptionDate,
    deadline: issue.deadline,
    draw: issue.drawDate,
    payment: issue.paymentDeadline,
    listing: issue.listingDate,
  };
}

/** An event of one issue on a day. */
export interface IpoCalendarEvent<Issue> {
  kind: IpoDateKind;
  at: number;
  issue: Issue;
}

/** A day with events, `YYYY-MM-DD` in exchange time, the earliest event first. */
export interface IpoCalendarDay<Issue> {
  date: string;
  events: IpoCalendarEvent<Issue>[];
}

/** The days from the day of `now` (epoch ms) on that have events of these issues, the nearest first. */
export function ipoCalendar<Issue extends IpoDates>(
  issues: readonly Issue[],
  now: number,
): IpoCalendarDay<Issue>[] {
  const today = exchangeDate(now);
  const events = issues
    .flatMap((issue) => ipoDateKinds.map((kind) => ({ kind, at: ipoDatesOf(issue)[kind], issue })))
    .filter(({ at }) => exchangeDate(at) >= today)
    .sort((one, other) => one.at - other.at);
  const dates = [...new Set(events.map(({ at }) => exchangeDate(at)))];
  return dates.map((date) => ({ date, events: events.filter(({ at }) => exchangeDate(at) === date) }));
}
