import * as v from 'valibot';
import { transferStatuses } from '../../domain/vocabulary';
import { decimal, listOf, localized, moment, pageNumber, text, timeOfDay } from './scalars';

/** Hours in which money is paid in or out: on weekdays that are no holidays (specification 9). */
export const fundHours = v.object({
  /** Open from this time on, `HH:MM` in exchange time. */
  opens: timeOfDay,
  /** Open up to, not including, this time, `HH:MM` in exchange time. */
  closes: timeOfDay,
  /** Whether it is open when the answer is given. */
  open: v.boolean(),
  /** When that changes next. */
  changesAt: moment,
});
export type FundHours = v.InferOutput<typeof fundHours>;

/** What a deposit and a withdrawal have in common (specification 4). */
export const transfer = v.object({
  id: text,
  /** What the member and customer service call it by. */
  orderNumber: text,
  /** In whole yen. */
  amount: decimal,
  /** Where it stands. */
  status: v.picklist(transferStatuses),
  /** When the member sent it. */
  submittedAt: moment,
  /** The way it goes, from the first stage to the last: what has been reached, and what is expected when. */
  stages: listOf(
    v.object({
      /** The status that is reached. */
      status: v.picklist(transferStatuses),
      /** When it was reached; absent while it has not been. */
      reachedAt: v.nullish(moment),
      /** When it is expected; absent once it has been reached. */
      dueAt: v.nullish(moment),
    }),
  ),
  /** Why it was rejected, and what the member can do now; absent unless it was rejected. */
  rejection: v.nullish(
    v.object({
      /** Why, in words for the member. */
      reason: localized,
      /** What to do. Never a payment (decision 16). */
      remedy: localized,
    }),
  ),
});

/** Asks for a page of transfers, the latest first. */
export const transferPage = v.object({
  page: pageNumber,
  /** Only those of this status; all when absent. */
  status: v.nullish(v.picklist(transferStatuses)),
});
