import { type Area, diary } from '../area';
import { lookup } from '../lookup';
import { issueOf } from './applicationsOf';
import { ipoDraws } from './draw';
import { isLive, nextHappening } from './happenings';

export const ipoArea: Area = {
  diaries: [
    diary({
      live: ({ ipo }) => Object.values(ipo.records).filter(isLive),
      next: nextHappening,
    }),
  ],
  draws: ipoDraws,
  about: {
    A: (exchange, id) => {
      const record = lookup(exchange.world.ipo.records, id);
      if (!record) return undefined;
      const { code, name } = issueOf(exchange, record).listing;
      return { orderNumber: record.orderNumber, stockCode: code, issuer: null, productName: name };
    },
  },
};
