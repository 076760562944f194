import * as v from 'valibot';
import { ipoPhases, ipoResults } from '../../domain/vocabulary';
import { defineCall } from './call';
import {
  clientRequestId,
  count,
  decimal,
  exchangeCode,
  listOf,
  localizedName,
  moment,
  pageNumber,
  pageOf,
  text,
  timeOfDay,
} from './scalars';
import { lotSize } from './specifiedLimits';

/** When applications and payments for new issues are taken: on trading days, within these hours. */
export const ipoChannel = v.object({
  /** Open from this time on, `HH:MM` in exchange time. */
  opens: timeOfDay,
  /** Open up to, not including, this time, `HH:MM` in exchange time. */
  closes: timeOfDay,
  /** Whether it is open when the answer is given. */
  open: v.boolean(),
  /** When that changes next. */
  changesAt: moment,
});
export type IpoChannel = v.InferOutput<typeof ipoChannel>;

/** A company that comes to the market (specification 3 and 4). */
export const ipoIssue = v.object({
  id: text,
  /** Under which it will be traded. */
  symbol: text,
  /** What a member reads. */
  code: text,
  name: localizedName,
  exchange: exchangeCode,
  /** Of the subscription: waiting until `subscriptionDate`, subscribing until `deadline`, then ended. */
  phase: v.picklist(ipoPhases),
  /** Price of a share, in yen, on its tick. Nothing is added to it: new shares cost no fee. */
  issuePrice: decimal,
  /** Lots that are offered to all members together. */
  totalSubscriptionLots: count,
  /** Shares in a lot (specification 9). */
  lotSize,
  /** Least that can be applied for, in lots. */
  minLots: count,
  /** Most that can be applied for, in lots. */
  maxLots: count,
  /** What one lot costs, in yen: issue price × lot size. */
  lotPrice: decimal,
  /** The most an applicant may owe, in yen: for `maxLots`. An application for fewer owes `lotPrice` for each, at most. */
  mostOwed: decimal,
  /** Applications are taken from this moment on. */
  subscriptionDate: moment,
  /** Applications are taken up to, not including, this moment. */
  deadline: moment,
  /** When the lots are drawn. */
  drawDate: moment,
  /** What was won has to be paid before this moment. */
  paymentDeadline: moment,
  /** When trading begins. */
  listingDate: moment,
  /** The member's own application; absent when there is none. */
  applicationId: v.nullish(text),
});
export type IpoIssue = v.InferOutput<typeof ipoIssue>;

/**
 * A member's application for a new issue (specification 3 and 4). The whole price is frozen when it is made. At the
 * draw, what was not won comes back at once. What was won stays frozen until the member pays, between `paymentStartsAt`
 * and `paymentDeadline`; who does not pay loses the shares, and the money comes back: nothing else is charged. What was
 * paid is invested, and becomes a position on the first day of trading.
 */
export const ipoApplication = v.object({
  id: text,
  orderNumber: text,
  /** Id of the new issue. */
  issueId: text,
  /** Under which it will be traded. */
  symbol: text,
  /** What a member reads. */
  code: text,
  name: localizedName,
  /** Price of a share, in yen. */
  issuePrice: decimal,
  /** Lots that were applied for. */
  subscribedLots: count,
  /** Shares that were applied for. */
  subscribedShares: count,
  /** Price of all that was applied for, in yen: the most the member may owe. */
  totalSubscriptionPrice: decimal,
  /**
   * Awaiting draw, then won or not won. Won becomes pending payment when payment opens, and then payment completed. It
   * becomes not won, with `forfeitedAt`, when nothing was paid in time.
   */
  lotteryResult: v.picklist(ipoResults),
  /** Lots that were won, between the minimum and what was applied for; `0` when none were, absent before the draw. */
  wonLots: v.nullish(count),
  /** Shares that were won; `0` when none were, absent before the draw. */
  wonShares: v.nullish(count),
  /** Still to pay for what was won, in yen; `0` before the draw, and when nothing is to pay. */
  amountToPay: decimal,
  /** What was paid, in yen; `0` before. */
  amountPaid: decimal,
  /** What is frozen for it now, in yen. */
  frozenAmount: decimal,
  /** When the member applied. */
  appliedAt: moment,
  /** When the lots are drawn at the latest. */
  drawDate: moment,
  /** When they were drawn; absent before. */
  drawnAt: v.nullish(moment),
  /** From when on it can be paid: 08:00 on the trading day after the draw. Absent unless something was won. */
  paymentStartsAt: v.nullish(moment),
  /** It has to be paid before this moment. */
  paymentDeadline: moment,
  /** When it was paid; absent before. */
  paidAt: v.nullish(moment),
  /** When what was won was lost, as it had not been paid; absent otherwise. */
  forfeitedAt: v.nullish(moment),
  /** When trading begins. What was paid becomes a position then. */
  listingDate: moment,
  /** Id of that position; absent before. */
  positionId: v.nullish(text),
});
export type IpoApplication = v.InferOutput<typeof ipoApplication>;

/**
 * New issues of these weeks, from those announced to those listed lately. Waiting and subscribing ones by their next
 * date, the nearest first; ended ones, and all of them together, with the latest listing date first.
 */
export const ipoList = defineCall({
  path: '/ipo/List',
  request: v.object({
    /** Only those in this phase; all when absent. */
    phase: v.nullish(v.picklist(ipoPhases)),
  }),
  response: v.object({
    channel: ipoChannel,
    /** Those asked for. */
    issues: listOf(ipoIssue),
  }),
});

/** One new issue, whether current or long listed, and what became of the member's application. Refuses with `noNewIssues`. */
export const ipoDetail = defineCall({
  path: '/ipo/Detail',
  request: v.object({ id: v.string() }),
  response: v.object({
    channel: ipoChannel,
    issue: ipoIssue,
    /** The member's own; absent when there is none. */
    application: v.nullish(ipoApplication),
  }),
});

/**
 * Applies for a new issue, once (specification 5), and freezes its whole price. No real-name check is asked for.
 * Refuses with `tradingBanned`, `noNewIssues` (no such issue, or ended), `parameterError` (not whole lots, or more than
 * `maxLots`), `beforeSubscriptionTime` (waiting), `newShareChannelClosed` (outside its hours), `subscribeOnce`,
 * `minimumSubscriptionQuantity` (with the minimum in shares), `insufficientSubscriptionFunds`; and, like every call
 * that moves money, with `accountFrozen`, `systemBusy` and `submittedTooFrequently`.
 */
export const ipoApply = defineCall({
  path: '/ipo/Apply',
  request: v.object({
    clientRequestId,
    /** Of the new issue. */
    id: v.string(),
    /** A whole number, from `minLots` to `maxLots`. */
    lots: decimal,
  }),
  response: ipoApplication,
  movesMoney: true,
});

/**
 * Pays for what was won, with the money that is frozen for it: no other is needed. A member who was banned from trading
 * meanwhile may still pay. Refuses with `newShareChannelClosed` (outside the hours, before payment opens, or after the
 * payment deadline), `parameterError` (no such application of the member's, or nothing to pay); and, like every call
 * that moves money, with `accountFrozen`, `systemBusy` and `submittedTooFrequently`.
 */
export const ipoPay = defineCall({
  path: '/ipo/Pay',
  request: v.object({
    clientRequestId,
    /** Of the application. */
    id: v.string(),
  }),
  response: ipoApplication,
  movesMoney: true,
});

/** The member's applications, the latest first. Lottery records are those with any result but `awaitingDraw`. */
export const ipoRecords = defineCall({
  path: '/ipo/Records',
  request: v.object({
    page: pageNumber,
    /** Only those with one of these results; all when absent. */
    results: v.nullish(v.array(v.picklist(ipoResults))),
  }),
  response: pageOf(ipoApplication),
});

/** One application of the member's. Refuses with `parameterError`. */
export const ipoRecord = defineCall({
  path: '/ipo/Record',
  request: v.object({ id: v.string() }),
  response: v.object({ channel: ipoChannel, application: ipoApplication }),
});
