import { add } from '../../../src/domain/decimal';
import { type Area, diary } from '../area';
import { lookup } from '../lookup';
import { copyTradesOf } from './copyTradesOf';
import { nextHappening } from './happenings';
import { productOf } from './products';
import { copyTradeRecordView } from './recordView';

export const copyTradingArea: Area = {
  diaries: [
    diary({
      live: ({ copyTrading }) =>
        Object.values(copyTrading.records).filter(({ status }) => status === 'inProgress'),
      next: ({ world }, record) => nextHappening(world, record),
    }),
  ],
  endingFees: (exchange, member) => {
    const views = copyTradesOf(exchange, member, 'inProgress').map((record) =>
      copyTradeRecordView(exchange, record),
    );
    return add(...views.map(({ performanceFee }) => String(performanceFee)));
  },
  about: {
    C: ({ world }, id) => {
      const record = lookup(world.copyTrading.records, id);
      if (!record) return undefined;
      const { issuer, name } = productOf(record.productId);
      return { orderNumber: record.orderNumber, stockCode: null, issuer, productName: name };
    },
  },
};
