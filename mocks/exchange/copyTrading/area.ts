import { add } from '../../../src/domain/decimal';
import { type Area, eventSchedule } from '../area';
import { lookup } from '../lookup';
import { copyTradesOf } from './copyTradesOf';
import { productOf } from './products';
import { copyTradeRecordView } from './recordView';
import { nextScheduledEvent } from './scheduledEvents';

export const copyTradingArea: Area = {
  schedules: [
    eventSchedule({
      live: ({ copyTrading }) =>
        Object.values(copyTrading.records).filter(({ status }) => status === 'inProgress'),
      next: ({ world }, record) => nextScheduledEvent(world, record),
    }),
  ],
  endingFees: (exchange, member) => {
    const views = copyTradesOf(exchange, member, 'inProgress').map((record) =>
      copyTradeRecordView(exchange, record),
    );
    return add(...views.map(({ performanceFee }) => String(performanceFee)));
  },
  summaries: {
    C: ({ world }, id) => {
      const record = lookup(world.copyTrading.records, id);
      if (!record) return undefined;
      const { issuer, name } = productOf(record.productId);
      return { orderNumber: record.orderNumber, stockCode: null, issuer, productName: name };
    },
  },
};
