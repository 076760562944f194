import { type Area, eventSchedule, type RecordSummary } from '../area';
import { lookup } from '../lookup';
import { earnedReferrals, nextPayment } from './referrals';

export const rewardsArea: Area = {
  schedules: [eventSchedule({ live: earnedReferrals, next: nextPayment })],
  summaries: {
    S: ({ world }, id) => summaryOf(lookup(world.rewards.rewards, id)),
    F: ({ world }, id) => summaryOf(lookup(world.rewards.referrals, id)),
  },
};

function summaryOf(record: { orderNumber: string } | undefined): RecordSummary | undefined {
  return record && { orderNumber: record.orderNumber, stockCode: null, issuer: null, productName: null };
}
