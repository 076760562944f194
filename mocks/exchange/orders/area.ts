import { type Area, diary } from '../area';
import { listingBySymbol } from '../market/market';
import { nextHappening } from './happenings';
import { livePositions } from './positionIndex';

export const ordersArea: Area = {
  diaries: [diary({ live: livePositions, next: nextHappening })],
  about: {
    P: ({ world, market }, id) => {
      const position = world.positions[id];
      if (!position) return undefined;
      const { code, name } = listingBySymbol(market, position.symbol);
      return { orderNumber: position.orderNumber, stockCode: code, issuer: null, productName: name };
    },
  },
};
