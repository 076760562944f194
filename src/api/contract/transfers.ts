import * as v from 'valibot';
import { transferStatuses } from '../../domain/transfers/transfersVocabulary';
import { decimal, listOf, localized, moment, pageNumber, text, timeOfDay } from './scalars';

/** Hours of deposits or withdrawals: on weekdays that are no holidays (specification 9). */
export const fundHours = v.object({
  /** Open from this time on, `HH:MM` in exchange time. */
  opens: timeOfDay,
  /** Open up to, not including, this time, `HH:MM` in exchange time. */
  closes: timeOfDay,
  /** Whether it is open at the time of the answer. */
  open: v.boolean(),
  /** When this changes next. */
  changesAt: moment,
});
export type FundHours = v.InferOutput<typeof fundHours>;

/** Common fields of deposits and withdrawals (specification 4). */
export const transfer = v.object({
  id: text,
  /** Order number, for the member and customer service. */
  orderNumber: text,
  /** In whole yen. */
  amount: decimal,
  /** Current status. */
  status: v.picklist(transferStatuses),
  /** When the member submitted it. */
  submittedAt: moment,
  /** Its stages, from the first to the last: those reached, and those expected with their times. */
  stages: listOf(
    v.object({
      /** Status of the stage. */
      status: v.picklist(transferStatuses),
      /** When it was reached; absent before. */
      reachedAt: v.nullish(moment),
      /** When it is expected; absent once it has been reached. */
      dueAt: v.nullish(moment),
    }),
  ),
  /** The reason of the rejection, and what the member can do now; absent unless it was rejected. */
  rejection: v.nullish(
    v.object({
      /** Why, in words for the member. */
      reason: localized,
      /** What to do. Never a payment (decision 16). */
      remedy: localized,
    }),
  ),
});

/** Request for a page of transfers, the latest first. */
export const transferPage = v.object({
  page: pageNumber,
  /** Only those of this status; all when absent. */
  status: v.nullish(v.picklist(transferStatuses)),
});
