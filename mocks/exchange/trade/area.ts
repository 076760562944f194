import { type Area, eventSchedule } from '../area';
import { lookup } from '../lookup';
import { listingBySymbol } from '../market/market';
import { duePositions } from './duePositions';
import { nextScheduledEvent } from './scheduledEvents';

export const tradeArea: Area = {
  schedules: [eventSchedule({ live: duePositions, next: nextScheduledEvent })],
  summaries: {
    P: ({ world, market }, id) => {
      const position = lookup(world.positions, id);
      if (!position) return undefined;
      const { code, name } = listingBySymbol(market, position.symbol);
      return { orderNumber: position.orderNumber, stockCode: code, issuer: null, productName: name };
    },
  },
};
