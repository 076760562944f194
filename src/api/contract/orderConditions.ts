import * as v from 'valibot';
import { date, decimal, moment } from './scalars';

/** Prices of an order or a closing that waits for a stop (`OrderConditions`). All are proposed. */
const stops = {
  /**
   * Stop price in yen, on its tick: at or above it when buying, at or below it when selling, the order goes to the
   * market. With a limit price as well, whichever comes first cancels the other (OCO).
   */
  stopPrice: v.nullish(decimal),
  /** After the stop, the order is a limit order at this price in yen, on its tick, instead of one at the market. */
  stopLimitPrice: v.nullish(decimal),
  /**
   * Trailing: the stop price follows the best price since the order was placed at this distance in yen, a multiple of
   * the tick at the last price. Without any other price.
   */
  trailBy: v.nullish(decimal),
};

/** What a request says beside price type and limit. */
export const orderConditions = {
  ...stops,
  /**
   * Last day of the order, a trading day at most `maxTermDays` ahead. With it the order waits for a session, and for the
   * end of the lock. Absent: the day on which it is placed. Proposed.
   */
  validUntil: v.nullish(date),
};

/** The closing that is placed as soon as an order is filled ("if done"). With a limit and a stop it is an OCO. Proposed. */
export const orderExit = v.object({
  /** Limit of the closing, in yen, on its tick. It may lie outside the price limits of today. */
  limitPrice: v.nullish(decimal),
  ...stops,
  /** Last day of the closing, not before that of the order. Absent: the last day of the order. */
  validUntil: v.nullish(date),
});
export type OrderExit = v.InferOutput<typeof orderExit>;

/** What an order or a closing waits for beside its limit. */
export const waitingConditions = v.object({
  ...stops,
  /** The stop price of now, for `trailBy` too; absent without a stop. */
  currentStop: v.nullish(decimal),
  /** When its stop was reached and it became a limit order; absent before. */
  triggeredAt: v.nullish(moment),
  /** Last day on which it can be carried out. */
  validUntil: date,
  /** From when it can be carried out: the next session, or the end of the lock against selling. Absent when it can now. */
  worksFrom: v.nullish(moment),
});
export type WaitingConditions = v.InferOutput<typeof waitingConditions>;
