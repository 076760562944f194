import type { HttpHandler } from 'msw';
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
import type { Reservation } from '../exchange/dayTrading/records';
import { ownReservation, reservationsIn } from '../exchange/dayTrading/reservationsOf';
import { rulesView } from '../exchange/dayTrading/rulesView';
import { once } from '../exchange/members/requests';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import { type Context, handle } from './handle';

export const dayTradingHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, dayTradeRules, (_, { exchange }) => rulesView(exchange)),
  handle(store, applyDayTrade, (request, context) =>
    changed(request, context, ({ exchange, member }) => apply(exchange, member, request)),
  ),
  handle(store, cancelDayTrade, (request, context) =>
    changed(request, context, ({ exchange, member }) => cancel(exchange, member, request.id)),
  ),
  handle(store, dayTradeList, ({ status, page }, { exchange, member }) => {
    const { items, hasMore } = pageOf(reservationsIn(exchange, member, status), page);
    return { items: items.map((reservation) => dayTradeView(exchange, reservation)), hasMore };
  }),
  handle(store, dayTradeDetail, ({ id }, { exchange, member }) =>
    dayTradeDetails(exchange, ownReservation(exchange, member, id)),
  ),
];

/** The reservation that a request has made or changed, which it does once however often it comes. */
function changed(
  { clientRequestId }: { clientRequestId: string },
  { exchange, member }: Context,
  act: (context: Pick<Context, 'exchange' | 'member'>) => Reservation,
) {
  const reservation = once(exchange, member, clientRequestId, {
    act: () => act({ exchange, member }),
    find: (id) => exchange.world.dayTrading.reservations[id],
  });
  return dayTradeView(exchange, reservation);
}
