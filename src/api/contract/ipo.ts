import * as v from 'valibot';
import { ipoPhases, ipoResults } from '../../domain/ipo/ipoVocabulary';
import { defineCall } from './call';
import { ipoApplication } from './ipoApplication';
import {
  clientRequestId,
  code,
  count,
  decimal,
  exchangeCode,
  listOf,
  localized,
  localizedName,
  moment,
  pageNumber,
  pageOf,
  text,
  timeOfDay,
} from './scalars';
import { lotSize } from './specifiedLimits';

/** When applications and payments for new issues are accepted: on trading days, within these hours. */
export const ipoChannel = v.object({
  /** Open from this time on, `HH:MM` in exchange time. */
  opens: timeOfDay,
  /** Open up to, not including, this time, `HH:MM` in exchange time. */
  closes: timeOfDay,
  /** Whether it is open at the time of the answer. */
  open: v.boolean(),
  /** When this changes next. */
  changesAt: moment,
});
export type IpoChannel = v.InferOutput<typeof ipoChannel>;

/** A new issue: a company that goes public (specification 3 and 4). */
export const ipoIssue = v.object({
  id: text,
  /** Symbol under which it will be traded. */
  symbol: text,
  /** Stock code shown to members. */
  code,
  name: localizedName,
  exchange: exchangeCode,
  /** What the company does, in a sentence or two. Null or absent: the screen says nothing about it. */
  business: v.nullish(localized),
  /** Phase of the subscription: waiting until `subscriptionDate`, subscribing until `deadline`, then ended. */
  phase: v.picklist(ipoPhases),
  /** Price of a share, in yen, on its tick. No fee is added. */
  issuePrice: decimal,
  /** Lots that are offered to all members together. */
  totalSubscriptionLots: count,
  /** Shares in a lot (specification 9). */
  lotSize,
  /** Minimum of an application, in lots. */
  minLots: count,
  /** Maximum of an application, in lots. */
  maxLots: count,
  /** Price of one lot, in yen: issue price × lot size. */
  lotPrice: decimal,
  /**
   * Maximum cost of an application, in yen: for `maxLots`. An application for fewer costs at most `lotPrice` for each.
   */
  mostOwed: decimal,
  /** Applications are accepted from this moment on. */
  subscriptionDate: moment,
  /** Applications are accepted up to, not including, this moment. */
  deadline: moment,
  /** When the lots are drawn. */
  drawDate: moment,
  /** Won shares must be paid before this moment. */
  paymentDeadline: moment,
  /** When trading begins. */
  listingDate: moment,
  /** The member's own application; absent when there is none. */
  applicationId: v.nullish(text),
});
export type IpoIssue = v.InferOutput<typeof ipoIssue>;

/**
 * How applications were served in the last draws, those of all members together: for the odds of an application, which it
 * does not promise.
 */
export const ipoAllotments = v.object({
  /** Number of issues that were drawn. */
  issues: count,
  /** Lots applied for in these draws. */
  appliedLots: count,
  /** Lots allotted in these draws. */
  allottedLots: count,
});
export type IpoAllotments = v.InferOutput<typeof ipoAllotments>;

/** Null or absent: the screens tell no odds. */
const pastAllotments = v.nullish(ipoAllotments);

/**
 * Current new issues, from those announced to those listed recently. Waiting and subscribing ones by their next
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
    pastAllotments,
    /** The requested issues. */
    issues: listOf(ipoIssue),
  }),
});

/**
 * One new issue, current or listed long ago, and the result of the member's application. Refuses with `noNewIssues`.
 */
export const ipoDetail = defineCall({
  path: '/ipo/Detail',
  request: v.object({ id: v.string() }),
  response: v.object({
    channel: ipoChannel,
    pastAllotments,
    issue: ipoIssue,
    /** The member's own; absent when there is none. */
    application: v.nullish(ipoApplication),
  }),
});

/**
 * Applies for a new issue, once (specification 5), and freezes its whole price. No real-name check is required.
 * Refuses with `tradingBanned`, `noNewIssues` (no such issue, or ended), `parameterError` (not whole lots, or more than
 * `maxLots`), `beforeSubscriptionTime` (waiting), `newShareChannelClosed` (outside its hours), `subscribeOnce`,
 * `minimumSubscriptionQuantity` (with the minimum in shares), `insufficientSubscriptionFunds`; and, like every call
 * that moves money, with `accountFrozen`, `systemBusy` and `submittedTooFrequently`.
 */
export const ipoApply = defineCall({
  path: '/ipo/Apply',
  request: v.object({
    clientRequestId,
    /** Id of the new issue. */
    id: v.string(),
    /** A whole number, from `minLots` to `maxLots`. */
    lots: decimal,
  }),
  response: ipoApplication,
  movesMoney: true,
});

/**
 * Pays for the won shares with the money frozen for them; no other money is needed. A member who has been banned from
 * trading since may still pay. Refuses with `newShareChannelClosed` (outside the hours, before payment opens, or after
 * the payment deadline), `parameterError` (no such application of the member, or nothing to pay); and, like every call
 * that moves money, with `accountFrozen`, `systemBusy` and `submittedTooFrequently`.
 */
export const ipoPay = defineCall({
  path: '/ipo/Pay',
  request: v.object({
    clientRequestId,
    /** Id of the application. */
    id: v.string(),
  }),
  response: ipoApplication,
  movesMoney: true,
});

/**
 * The member's applications, by what must be done first: to pay, won, awaiting the draw, and paid, each by its next date, the
 * nearest first; then all that have ended, the latest first. Lottery records are those with any result but `awaitingDraw`.
 */
export const ipoRecords = defineCall({
  path: '/ipo/Records',
  request: v.object({
    page: pageNumber,
    /** Only those with one of these results; all when absent. */
    results: v.nullish(v.array(v.picklist(ipoResults))),
  }),
  response: pageOf(ipoApplication),
});

/** One application of the member. Refuses any other id with `parameterError`. */
export const ipoRecord = defineCall({
  path: '/ipo/Record',
  request: v.object({ id: v.string() }),
  response: v.object({ channel: ipoChannel, application: ipoApplication }),
});
