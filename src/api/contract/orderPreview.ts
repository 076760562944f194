import * as v from 'valibot';
import { messageKeys } from './messageKeys';
import { count, decimal, listOf, moment } from './scalars';

/** Required money and possible cost of an order, calculated by the server like the fill. Amounts in yen. */
export const orderPreview = v.object({
  /** Price of the calculation: the market price, or the limit of an order that would wait. */
  price: decimal,
  /** Time of the market price. */
  quotedAt: moment,
  /** Whether the order would wait: a limit order that the market has not reached. All others are filled at once. */
  waits: v.boolean(),
  /** In shares. */
  quantity: count,
  /** Price times quantity. */
  turnover: decimal,
  /** The turnover by the leverage, rounded up to the sen. */
  margin: decimal,
  /** Charged at opening. */
  purchaseFee: decimal,
  /** Margin and purchase fee: the amount deducted from the available balance. */
  total: decimal,
  /** Charged at closing, if it were closed at the same price. */
  sellingFee: decimal,
  /** Charged at closing, if it were closed at the same price. */
  stampDuty: decimal,
  /** Charged at closing, if it were closed at the same price. */
  liquidationFee: decimal,
  /** Price at which the exchange would liquidate the position; absent when it is paid in full. */
  liquidationPrice: v.nullish(decimal),
  /** Maximum loss; absent when it is unlimited, as for a short position. */
  worstLoss: v.nullish(decimal),
  /** The member's available balance. */
  availableFunds: decimal,
  /** Balance after the order; negative when it is insufficient. */
  availableAfter: decimal,
  /** Maximum lots for the available balance at this price and leverage. */
  affordableLots: count,
  /** Highest price allowed today. */
  limitUp: decimal,
  /** Lowest price allowed today. */
  limitDown: decimal,
  /** Tick size at the current price. */
  tickSize: decimal,
  /** Whether a session is open. */
  sessionOpen: v.boolean(),
  /** Since when the session is open or closed. */
  sessionSince: moment,
  /** Until when the session is open or closed. */
  sessionUntil: moment,
  /** Messages with which the server would refuse the order now; empty when it would be accepted. */
  refusals: listOf(v.picklist(messageKeys)),
});
export type OrderPreview = v.InferOutput<typeof orderPreview>;
