import { type Area, diary } from '../area';
import { lookup } from '../lookup';
import { nextHappening } from './happenings';
import { productOf } from './products';

export const copyTradingArea: Area = {
  diaries: [
    diary({
      live: ({ copyTrading }) =>
        Object.values(copyTrading.records).filter(({ status }) => status === 'inProgress'),
      next: ({ world }, record) => nextHappening(world, record),
    }),
  ],
  about: {
    C: ({ world }, id) => {
      const record = lookup(world.copyTrading.records, id);
      if (!record) return undefined;
      const { issuer, name } = productOf(record.productId);
      return { orderNumber: record.orderNumber, stockCode: null, issuer, productName: name };
    },
  },
};
