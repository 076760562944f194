import { eventSchedule, type ReviewQueue } from '../area';
import type { Exchange } from '../exchange';
import { reviewRealName } from './realName';
import type { RealNameRecord } from './records';
import { realNameReviewMinutes } from './rules';

const underReview = ({ identity }: Exchange['world']): RealNameRecord[] =>
  Object.values(identity.realNames).filter(({ status }) => status === 'underReview');

/** When a submission passes automatically. */
export const realNameDueAt = ({ submittedAt }: RealNameRecord): number =>
  submittedAt + realNameReviewMinutes * 60_000;

/** A submission passes automatically after the delay. */
export const realNameSchedule = eventSchedule<RealNameRecord>({
  live: underReview,
  next: (_, record) =>
    record.status === 'underReview'
      ? { at: realNameDueAt(record), apply: (exchange) => reviewRealName(exchange, record) }
      : undefined,
});

/** Back-office decisions. A rejection is for the number and the front image. */
export const realNameReviewQueue: ReviewQueue = {
  kind: 'realName',
  waiting: ({ world }) =>
    underReview(world).map((record) => ({
      id: record.id,
      account: record.account,
      submittedAt: record.submittedAt,
      dueAt: realNameDueAt(record),
      amount: null,
    })),
  decide: (exchange, id, verdict) => {
    const record = underReview(exchange.world).find((one) => one.id === id);
    if (record) reviewRealName(exchange, record, verdict === 'pass' ? [] : ['idNumber', 'front']);
  },
};
