import { multiply } from '../../../src/domain/decimal';
import { type Area, eventSchedule, type ReviewQueue } from '../area';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { listingBySymbol } from '../market/market';
import type { World } from '../world';
import type { BuybackApplication } from './records';
import { accept, announceResult, reject } from './result';

const pending = ({ buyback }: World): BuybackApplication[] =>
  Object.values(buyback.applications).filter(({ status }) => status === 'pendingReview');

/** Passing a tender accepts all of it. */
const reviewQueue: ReviewQueue = {
  kind: 'buyback',
  waiting: ({ world }) =>
    pending(world).map(({ id, account, appliedAt, dueAt, price, shares }) => ({
      id,
      account,
      dueAt,
      submittedAt: appliedAt,
      amount: multiply(price, String(shares)),
    })),
  decide: (exchange, id, verdict) => {
    const application = lookup(exchange.world.buyback.applications, id);
    if (application?.status !== 'pendingReview') return;
    if (verdict === 'pass') accept(exchange, application, application.shares);
    else reject(exchange, application, 'review');
  },
};

export const buybackArea: Area = {
  schedules: [
    eventSchedule({
      live: pending,
      next: (_: Exchange, application) =>
        application.status === 'pendingReview'
          ? { at: application.dueAt, apply: (then) => announceResult(then, application) }
          : undefined,
    }),
  ],
  reviewQueues: [reviewQueue],
  summaries: {
    R: ({ world, market }, id) => {
      const application = lookup(world.buyback.applications, id);
      if (!application) return undefined;
      const { code, name } = listingBySymbol(market, application.symbol);
      return { orderNumber: application.orderNumber, stockCode: code, issuer: name, productName: name };
    },
  },
};
