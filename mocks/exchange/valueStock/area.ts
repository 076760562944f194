import { add } from '../../../src/domain/decimal';
import { type Area, eventSchedule, type ReviewQueue } from '../area';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { listingBySymbol } from '../market/market';
import type { World } from '../world';
import { pass, reject, review } from './decide';
import type { ValueStockApplication } from './records';

const pending = ({ valueStock }: World): ValueStockApplication[] =>
  Object.values(valueStock.applications).filter(({ status }) => status === 'pendingReview');

const reviewQueue: ReviewQueue = {
  kind: 'valueStock',
  waiting: ({ world }) =>
    pending(world).map(({ id, account, appliedAt, dueAt, turnover, purchaseFee }) => ({
      id,
      account,
      dueAt,
      submittedAt: appliedAt,
      amount: add(turnover, purchaseFee),
    })),
  decide: (exchange, id, verdict) => {
    const application = lookup(exchange.world.valueStock.applications, id);
    if (application?.status !== 'pendingReview') return;
    if (verdict === 'pass') pass(exchange, application);
    else reject(exchange, application, 'review');
  },
};

export const valueStockArea: Area = {
  schedules: [
    eventSchedule({
      live: pending,
      next: (_: Exchange, application) =>
        application.status === 'pendingReview'
          ? { at: application.dueAt, apply: (then) => review(then, application) }
          : undefined,
    }),
  ],
  reviewQueues: [reviewQueue],
  summaries: {
    V: ({ world, market }, id) => {
      const application = lookup(world.valueStock.applications, id);
      if (!application) return undefined;
      const { code, name } = listingBySymbol(market, application.symbol);
      return { orderNumber: application.orderNumber, stockCode: code, issuer: null, productName: name };
    },
  },
};
