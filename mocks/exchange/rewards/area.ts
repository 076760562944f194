import { type About, type Area, diary } from '../area';
import { lookup } from '../lookup';
import { earnedReferrals, nextPayment } from './referrals';

export const rewardsArea: Area = {
  diaries: [diary({ live: earnedReferrals, next: nextPayment })],
  about: {
    S: ({ world }, id) => about(lookup(world.rewards.rewards, id)),
    F: ({ world }, id) => about(lookup(world.rewards.referrals, id)),
  },
};

function about(record: { orderNumber: string } | undefined): About | undefined {
  return record && { orderNumber: record.orderNumber, stockCode: null, issuer: null, productName: null };
}
