import { type Area, eventSchedule } from '../area';
import { lookup } from '../lookup';
import { loanReviewQueue } from './audit';
import { mayHaveEvents, nextScheduledEvent } from './scheduledEvents';

export const loansArea: Area = {
  schedules: [
    eventSchedule({
      live: ({ loans }) => Object.values(loans.records).filter(mayHaveEvents),
      next: (_, loan) => nextScheduledEvent(loan),
    }),
  ],
  reviewQueues: [loanReviewQueue],
  summaries: {
    N: ({ world }, id) => {
      const loan = lookup(world.loans.records, id);
      if (!loan) return undefined;
      return { orderNumber: loan.orderNumber, stockCode: null, issuer: null, productName: null };
    },
  },
};
