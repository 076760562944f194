import { type Area, eventSchedule } from '../area';
import { lookup } from '../lookup';
import { listingBySymbol } from '../market/market';
import { blockTradeReviewQueue, review, reviewDueAt } from './review';

export const blockTradeArea: Area = {
  schedules: [
    eventSchedule({
      live: ({ blockTrade }) =>
        Object.values(blockTrade.records).filter(({ status }) => status === 'pendingReview'),
      next: (_, record) =>
        record.status === 'pendingReview'
          ? { at: reviewDueAt(record), apply: (then) => review(then, record) }
          : undefined,
    }),
  ],
  reviewQueues: [blockTradeReviewQueue],
  summaries: {
    B: ({ world, market }, id) => {
      const record = lookup(world.blockTrade.records, id);
      if (!record) return undefined;
      const { code, name } = listingBySymbol(market, record.symbol);
      return { orderNumber: record.orderNumber, stockCode: code, issuer: null, productName: name };
    },
  },
};
