import { type Area, diary } from '../area';
import { lookup } from '../lookup';
import { listingBySymbol } from '../market/market';
import { duePositions } from './due';
import { nextHappening } from './happenings';

export const ordersArea: Area = {
  diaries: [diary({ live: duePositions, next: nextHappening })],
  about: {
    P: ({ world, market }, id) => {
      const position = lookup(world.positions, id);
      if (!position) return undefined;
      const { code, name } = listingBySymbol(market, position.symbol);
      return { orderNumber: position.orderNumber, stockCode: code, issuer: null, productName: name };
    },
  },
};
