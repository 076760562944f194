import { exchangeDate, exchangeMidnight, nextTradingDay } from '../../../src/domain/market/tradingSession';
import type { Market } from '../market/market';
import type { NewIssue } from '../market/newIssues';
import { ipoTimes } from './rules';

/** The dates and times of a new issue, epoch ms. */
export interface Timetable {
  subscriptionDate: number;
  deadline: number;
  drawDate: number;
  paymentDeadline: number;
  listingDate: number;
}

/** The timetable of a new issue: its trading days with the times of day. */
export function timetableOf({ calendar }: Market, issue: NewIssue): Timetable {
  const at = (ordinal: number, time: number) => calendar.dayOf(ordinal).midnight + time;
  return {
    subscriptionDate: at(issue.opensOn, ipoTimes.subscriptionOpens),
    deadline: at(issue.endsOn, ipoTimes.subscriptionEnds),
    drawDate: at(issue.drawnOn, ipoTimes.draw),
    paymentDeadline: at(issue.payableUntil, ipoTimes.paymentEnds),
    listingDate: at(issue.listedOn, ipoTimes.listing),
  };
}

/** When payment opens after a draw: on the next trading day, in the morning. */
export function paymentStartOf({ holidays }: Market, drawnAt: number): number {
  return exchangeMidnight(nextTradingDay(exchangeDate(drawnAt), holidays)) + ipoTimes.paymentOpens;
}
