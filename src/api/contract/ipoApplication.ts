import * as v from 'valibot';
import { ipoResults } from '../../domain/ipo/ipoVocabulary';
import { code, count, decimal, localizedName, moment, text } from './scalars';

/**
 * A member's application for a new issue (specification 3 and 4). The whole price is frozen when it is made. At the
 * draw, the money for lots that were not won is released at once. The money for won lots stays frozen until the member
 * pays, between `paymentStartsAt` and `paymentDeadline`. A member who does not pay loses the shares; the money is
 * released, without a charge. Paid shares count as invested, and become a position on the first day of trading.
 */
export const ipoApplication = v.object({
  id: text,
  orderNumber: text,
  /** Id of the new issue. */
  issueId: text,
  /** Symbol under which it will be traded. */
  symbol: text,
  /** Stock code shown to members. */
  code,
  name: localizedName,
  /** Price of a share, in yen. */
  issuePrice: decimal,
  /** Lots that were applied for. */
  subscribedLots: count,
  /** Shares that were applied for. */
  subscribedShares: count,
  /** Price of all that was applied for, in yen: the maximum the member may owe. */
  totalSubscriptionPrice: decimal,
  /**
   * Awaiting draw, then won or not won. Won becomes pending payment when payment opens, and then payment completed.
   * Without a payment in time it becomes not won, with `forfeitedAt`.
   */
  lotteryResult: v.picklist(ipoResults),
  /** Lots that were won, between the minimum and the applied lots; `0` when none were, absent before the draw. */
  wonLots: v.nullish(count),
  /** Shares that were won; `0` when none were, absent before the draw. */
  wonShares: v.nullish(count),
  /** Amount due for the won shares, in yen; `0` before the draw, and when nothing is due. */
  amountToPay: decimal,
  /** Amount paid, in yen; `0` before. */
  amountPaid: decimal,
  /** Amount frozen for it now, in yen. */
  frozenAmount: decimal,
  /** When the member applied. */
  appliedAt: moment,
  /** When the lots are drawn at the latest. */
  drawDate: moment,
  /** When they were drawn; absent before. */
  drawnAt: v.nullish(moment),
  /** From when it can be paid: 08:00 on the trading day after the draw. Absent unless lots were won. */
  paymentStartsAt: v.nullish(moment),
  /** It must be paid before this moment. */
  paymentDeadline: moment,
  /** When it was paid; absent before. */
  paidAt: v.nullish(moment),
  /** When the won shares were forfeited for lack of payment; absent otherwise. */
  forfeitedAt: v.nullish(moment),
  /** When trading begins. Paid shares become a position then. */
  listingDate: moment,
  /** Id of that position; absent before. */
  positionId: v.nullish(text),
});
export type IpoApplication = v.InferOutput<typeof ipoApplication>;
