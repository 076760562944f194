import { type Area, diary } from '../area';
import { lookup } from '../lookup';
import { listingBySymbol } from '../market/market';
import { nextHappening } from './happenings';
import { isWaiting } from './statusOf';

export const dayTradingArea: Area = {
  diaries: [
    diary({
      live: ({ dayTrading }) => Object.values(dayTrading.reservations).filter(isWaiting),
      next: nextHappening,
    }),
  ],
  about: {
    J: ({ world, market }, id) => {
      const reservation = lookup(world.dayTrading.reservations, id);
      if (!reservation) return undefined;
      const { code, name } = listingBySymbol(market, reservation.symbol);
      return { orderNumber: reservation.orderNumber, stockCode: code, issuer: null, productName: name };
    },
  },
};
