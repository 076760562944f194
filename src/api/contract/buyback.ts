import * as v from 'valibot';
import { buybackRejections } from '../../domain/buyback/buybackVocabulary';
import { offerApplicationStatuses } from '../../domain/products/productsVocabulary';
import { defineCall } from './call';
import {
  clientRequestId,
  code,
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
 * A company's offer to buy back some of its shares (specification 1 and 2, "repurchase shares"). Whether it accepts all
 * tendered shares, a part of them or none is not known before the result.
 */
export const buybackOffer = v.object({
  id: text,
  /** The stock's symbol, unique on all exchanges. */
  symbol: text,
  /** Stock code shown to members. */
  code,
  name: localizedName,
  exchange: exchangeCode,
  /** What the company pays for a share, in yen, on its tick. Fixed for the whole offer. */
  price: decimal,
  /** The market's closing price before the offer was made, in yen. */
  previousClose: decimal,
  /** The offer's price above that close, in percent, two decimals: `4.25`. */
  premium: decimal,
  /** The market price, in yen with the decimals of its tick. It may be above the offer's price. */
  latestPrice: decimal,
  /** Time of `latestPrice`. */
  quotedAt: moment,
  /** Maximum number of shares that the company buys in total. */
  soughtShares: count,
  /** Minimum lots of one application. */
  minLots: count,
  /** Whether applications are accepted now: at any hour before the deadline. */
  open: v.boolean(),
  /** First moment of the offer. */
  opensAt: moment,
  /** Applications are accepted up to, not including, this moment. */
  deadline: moment,
  /** When the company announces how much it accepts, and the accepted shares are sold. */
  resultAt: moment,
  /** The member's open long positions in this stock, except those managed by a mentor. */
  positions: listOf(
    v.object({
      id: text,
      orderNumber: text,
      lots: count,
      /** In yen, on its tick. */
      buyPrice: decimal,
      /** Fee paid at opening, in yen; sold shares account for their part of it. */
      purchaseFee: decimal,
      /** Multiple: `1` is without leverage. */
      leverage: count,
      /** It can't be tendered before this moment, which may be in the past. */
      sellableAt: moment,
      /** Whether some of it is tendered already; a position can have only one open tender. */
      tendered: v.boolean(),
    }),
  ),
});
export type BuybackOffer = v.InferOutput<typeof buybackOffer>;

/** A member's application to sell shares of a position back to the company. */
export const buybackApplication = v.object({
  id: text,
  orderNumber: text,
  /** Id of the company's offer, which is listed until its result. */
  offerId: text,
  /** Id of the position whose shares are tendered. */
  positionId: text,
  /** The stock's symbol, unique on all exchanges. */
  symbol: text,
  /** Stock code shown to members. */
  code,
  name: localizedName,
  /** What the company pays for a share, in yen, on its tick. */
  price: decimal,
  /** Lots that are tendered. */
  lots: count,
  /** Tendered shares: lots × 1000. */
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
   * Id of the closed position with the sale, its fees and its profit or loss (`/trade/Position`): a separate record
   * when only a part was accepted. Absent unless it has passed.
   */
  soldPositionId: v.nullish(text),
});
export type BuybackApplication = v.InferOutput<typeof buybackApplication>;

/** The offers from their start to their result, the next deadline first. */
export const buybackList = defineCall({
  path: '/buyback/List',
  request: v.object({}),
  response: listOf(buybackOffer),
});

/**
 * Tenders lots of a long position. Nothing is sold yet: the member keeps the position and may still sell it on the
 * market. At the result the same part of every tender is accepted, in whole lots, fractions by draw. The accepted lots
 * are sold at the offer's price with the usual selling fees, and their margin is released. Refuses with
 * `productMissing` (no such offer, or the deadline has passed), `parameterError` (not the member's own, another stock,
 * a short position, no whole lots, or more than it has), `notInPosition` (not held), `duplicateAppointment` (tendered
 * already), `belowMinimum` (with the worth of the least lots, in yen), `lockedUp`, `notSellableSameDay`,
 * `notSellableForDays`, `sellableAfterMinutes`, `sellAfterFifteenMinutes`, `accountFrozen`, `systemBusy`,
 * `submittedTooFrequently`.
 */
export const buybackApply = defineCall({
  path: '/buyback/Apply',
  request: v.object({
    clientRequestId,
    /** Id of the company's offer. The member agrees to its price. */
    offerId: text,
    /** Id of a position in the same stock. */
    positionId: text,
    /** Whole lots of 1000 shares, at most the position's. */
    lots: decimal,
  }),
  response: buybackApplication,
  movesMoney: true,
});

/**
 * Cancels an application before its result. Refuses with `orderNotPending` (it has been decided or cancelled),
 * `parameterError` (not the member's own), `accountFrozen`, `systemBusy`, `submittedTooFrequently`.
 */
export const buybackCancel = defineCall({
  path: '/buyback/Cancel',
  request: v.object({
    clientRequestId,
    /** Id of the application. */
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

/** One application of the member. Refuses any other id (`parameterError`). */
export const buybackApplicationDetail = defineCall({
  path: '/buyback/Application',
  request: v.object({
    /** Id of the application. */
    id: text,
  }),
  response: buybackApplication,
});
