import type { HttpHandler } from 'msw';
import {
  addMargin,
  cancelOrder,
  closePosition,
  openPosition,
  positionDetail,
  positionList,
  previewOrder,
  tradeRules,
} from '../../src/api/contract/trade';
import { once } from '../exchange/members/requests';
import { addMargin as add } from '../exchange/orders/addMargin';
import { cancelOrder as cancel } from '../exchange/orders/cancelOrder';
import { ownPosition } from '../exchange/orders/checks';
import { closePosition as close } from '../exchange/orders/closePosition';
import { openPosition as open } from '../exchange/orders/openPosition';
import { positionList as list } from '../exchange/orders/positionList';
import { positionDetails, positionView } from '../exchange/orders/positionView';
import { previewOrder as preview } from '../exchange/orders/previewOrder';
import { tradeRules as rules } from '../exchange/rules';
import type { ExchangeStore } from '../exchange/store';
import type { PositionRecord } from '../exchange/world';
import { type Context, handle } from './handle';

export const tradeHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, tradeRules, () => rules),
  handle(store, previewOrder, (request, { exchange, member }) => preview(exchange, member, request)),
  handle(store, positionList, (request, { exchange, member }) => list(exchange, member, request)),
  handle(store, positionDetail, ({ id }, { exchange, member }) =>
    positionDetails(exchange, ownPosition(exchange, member, id)),
  ),
  handle(store, openPosition, (request, context) =>
    changed(request, context, ({ exchange, member }) => open(exchange, member, request)),
  ),
  handle(store, cancelOrder, (request, context) =>
    changed(request, context, ({ exchange, member }) => cancel(exchange, member, request.id)),
  ),
  handle(store, addMargin, (request, context) =>
    changed(request, context, ({ exchange, member }) => add(exchange, member, request.id, request.amount)),
  ),
  handle(store, closePosition, (request, context) =>
    changed(request, context, ({ exchange, member }) => close(exchange, member, request)),
  ),
];

/** The position that a request has changed, which it does once however often it comes. */
function changed(
  { clientRequestId }: { clientRequestId: string },
  context: Context,
  act: (context: Context) => PositionRecord,
) {
  const { exchange, member } = context;
  return positionView(
    exchange,
    once(exchange, member, clientRequestId, {
      act: () => act(context),
      find: (id) => exchange.world.positions[id],
    }),
  );
}
