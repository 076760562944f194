import {
  applyDayTrade,
  cancelDayTrade,
  dayTradeDetail,
  dayTradeList,
  dayTradeRules,
} from '../../src/api/contract/dayTrading';
import { applyDayTrade as apply } from '../exchange/dayTrading/applyDayTrade';
import { cancelDayTrade as cancel } from '../exchange/dayTrading/cancelDayTrade';
import { dayTradeDetails, dayTradeView } from '../exchange/dayTrading/dayTradeView';
import { ownReservation, reservationsIn } from '../exchange/dayTrading/reservationsOf';
import { rulesView } from '../exchange/dayTrading/rulesView';
import { lookup } from '../exchange/lookup';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import type { World } from '../exchange/world';
import { handle, type ServedCall } from './handle';
import { handleOnce } from './handleOnce';

const reservation = {
  find: ({ dayTrading }: World, id: string) => lookup(dayTrading.reservations, id),
  view: dayTradeView,
};

export const dayTradingHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, dayTradeRules, (_, { exchange }) => rulesView(exchange)),
  handleOnce(store, applyDayTrade, reservation, (request, { exchange, member }) =>
    apply(exchange, member, request),
  ),
  handleOnce(store, cancelDayTrade, reservation, (request, { exchange, member }) =>
    cancel(exchange, member, request.id),
  ),
  handle(store, dayTradeList, ({ status, page }, { exchange, member }) => {
    return pageOf(reservationsIn(exchange, member, status), page, (reservation) =>
      dayTradeView(exchange, reservation),
    );
  }),
  handle(store, dayTradeDetail, ({ id }, { exchange, member }) =>
    dayTradeDetails(exchange, ownReservation(exchange, member, id)),
  ),
];
