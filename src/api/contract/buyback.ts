import * as v from 'valibot';
import { buybackRejections, offerApplicationStatuses } from '../../domain/vocabulary';
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
} from './scalars';

/**
 * A company offers to buy back some of its shares (specification 1 and 2, "repurchase shares"). How much of what is
 * tendered it accepts is not known before the result: all of it, a part, or none.
 */
export const buybackOffer = v.object({
  id: text,
  /** The stock's symbol, unique on all exchanges. */
  symbol: text,
  /** The stock code that a member reads. */
  code: text,
  name: localizedName,
  exchange: exchangeCode,
  /** What the company pays for a share, in yen, on its tick. Fixed for the whole offer. */
  price: decimal,
  /** The market's closing price before the offer was made, in yen. */
  previousClose: decimal,
  /** The offer's price above that close, in percent, two decimals: `4.25`. */
  premium: decimal,
  /** The market's price, in yen with the decimals of its tick. It may have passed the offer's price. */
  latestPrice: decimal,
  /** When `latestPrice` was made. */
  quotedAt: moment,
  /** Shares that the company buys in all, at most. */
  soughtShares: count,
  /** Least lots of one application. */
  minLots: count,
  /** Whether applications are taken now: at any hour before the deadline. */
  open: v.boolean(),
  /** First moment of the offer. */
  opensAt: moment,
  /** Applications are taken up to, not including, this moment. */
  deadline: moment,
  /** When the company says how much it accepts, and what is accepted is sold. */
  resultAt: moment,
  /** The member's long positions in this stock that are held and that nobody else manages. */
  positions: listOf(
    v.object({
      id: text,
      orderNumber: text,
      lots: count,
      /** In yen, on its tick. */
      buyPrice: decimal,
      /** Paid at opening, in yen; shares that are sold take their part of it along. */
      purchaseFee: decimal,
      /** Multiple: `1` is without leverage. */
      leverage: count,
      /** It can't be tendered before this moment, which may lie in the past. */
      sellableAt: moment,
      /** Some of it is tendered already; it can't be tendered twice at a time. */
      tendered: v.boolean(),
    }),
  ),
});
export type BuybackOffer = v.InferOutput<typeof buybackOffer>;

/** A member's application to sell shares of a position back to the company. */
export const buybackApplication = v.object({
  id: text,
  orderNumber: text,
  /** Of the company's offer, which is listed until its result. */
  offerId: text,
  /** Of the position whose shares are tendered. */
  positionId: text,
  /** The stock's symbol, unique on all exchanges. */
  symbol: text,
  /** The stock code that a member reads. */
  code: text,
  name: localizedName,
  /** What the company pays for a share, in yen, on its tick. */
  price: decimal,
  /** Lots that are tendered. */
  lots: count,
  /** The same in shares: lots × 1000. */
  quantity: count,
  /** Lots that were accepted and sold: at most those that were tendered and still held. `0` until it has passed. */
  acceptedLots: count,
  /** Price × shares accepted, in yen, before the fees of selling. `0` until it has passed. */
  turnover: decimal,
  status: v.picklist(offerApplicationStatuses),
  /** When the member applied. */
  appliedAt: moment,
  /** When the company's result is due. */
  resultAt: moment,
  /** When it was passed, rejected or cancelled; absent before. */
  decidedAt: v.nullish(moment),
  /** Why it was rejected; absent otherwise. */
  rejection: v.nullish(v.picklist(buybackRejections)),
  /**
   * The closed position that says what was sold, its fees and its profit or loss (`/trade/Position`): a record of its
   * own where only a part was accepted. Absent unless it has passed.
   */
  soldPositionId: v.nullish(text),
});
export type BuybackApplication = v.InferOutput<typeof buybackApplication>;

/** The offers from their first moment to their result, the next deadline first. */
export const buybackList = defineCall({
  path: '/buyback/List',
  request: v.object({}),
  response: listOf(buybackOffer),
});

/**
 * Tenders lots of a long position. Nothing is sold yet: the position stays with the member, who may still sell it
 * elsewhere. At the result the same part of every tender is accepted, in whole lots, fractions by draw; what is accepted
 * is sold at the offer's price with the usual fees of selling, and its margin comes back. Refuses with `productMissing`
 * (no such offer, or the deadline has passed), `parameterError` (not the member's own, another stock, a short position,
 * no whole lots, or more than it has), `notInPosition` (not held), `duplicateAppointment` (tendered already),
 * `belowMinimum` (with the worth of the least lots, in yen), `lockedUp`, `notSellableSameDay`, `notSellableForDays`,
 * `sellableAfterMinutes`, `sellAfterFifteenMinutes`, `accountFrozen`, `systemBusy`, `submittedTooFrequently`.
 */
export const buybackApply = defineCall({
  path: '/buyback/Apply',
  request: v.object({
    clientRequestId,
    /** Of the company's offer, whose price is thereby agreed to. */
    offerId: text,
    /** Of a position in the same stock. */
    positionId: text,
    /** Whole lots of 1000 shares, at most those of the position. */
    lots: decimal,
  }),
  response: buybackApplication,
  movesMoney: true,
});

/**
 * Takes an application back before its result. Refuses with `orderNotPending` (it has been decided or cancelled),
 * `parameterError` (not the member's own), `accountFrozen`, `systemBusy`, `submittedTooFrequently`.
 */
export const buybackCancel = defineCall({
  path: '/buyback/Cancel',
  request: v.object({
    clientRequestId,
    /** Of the application. */
    id: text,
  }),
  response: buybackApplication,
  movesMoney: true,
});

/** The member's applications, newest first. */
export const buybackApplications = defineCall({
  path: '/buyback/Applications',
  request: v.object({ page: pageNumber }),
  response: pageOf(buybackApplication),
});

/** One application of the member's. Refuses any other (`parameterError`). */
export const buybackApplicationDetail = defineCall({
  path: '/buyback/Application',
  request: v.object({
    /** Of the application. */
    id: text,
  }),
  response: buybackApplication,
});
