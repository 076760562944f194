import type { Area } from '../area';
import { lookup } from '../lookup';
import { upstreamBank } from './rules';

export const currencyExchangeArea: Area = {
  summaries: {
    E: ({ world }, id) => {
      const record = lookup(world.currencyExchange.records, id);
      if (!record) return undefined;
      const pair = `${record.from} → ${record.to}`;
      return {
        orderNumber: record.orderNumber,
        stockCode: null,
        issuer: upstreamBank,
        productName: { en: pair, tw: pair, jp: pair },
      };
    },
  },
};
