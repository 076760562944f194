import { type Area, eventSchedule } from '../area';
import { lookup } from '../lookup';
import { listingBySymbol } from '../market/market';
import { nextScheduledEvent } from './scheduledEvents';
import { isWaiting } from './statusOf';

export const dayTradingArea: Area = {
  schedules: [
    eventSchedule({
      live: ({ dayTrading }) => Object.values(dayTrading.reservations).filter(isWaiting),
      next: nextScheduledEvent,
    }),
  ],
  summaries: {
    J: ({ world, market }, id) => {
      const reservation = lookup(world.dayTrading.reservations, id);
      if (!reservation) return undefined;
      const { code, name } = listingBySymbol(market, reservation.symbol);
      return { orderNumber: reservation.orderNumber, stockCode: code, issuer: null, productName: name };
    },
  },
};
