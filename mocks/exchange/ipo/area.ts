import { type Area, eventSchedule } from '../area';
import { lookup } from '../lookup';
import { issueOf } from './applicationsOf';
import { ipoDraws } from './draw';
import { mayHaveEvents, nextScheduledEvent } from './scheduledEvents';

export const ipoArea: Area = {
  schedules: [
    eventSchedule({
      live: ({ ipo }) => Object.values(ipo.records).filter(mayHaveEvents),
      next: nextScheduledEvent,
    }),
  ],
  draws: ipoDraws,
  summaries: {
    A: (exchange, id) => {
      const record = lookup(exchange.world.ipo.records, id);
      if (!record) return undefined;
      const { code, name } = issueOf(exchange, record).listing;
      return { orderNumber: record.orderNumber, stockCode: code, issuer: null, productName: name };
    },
  },
};
