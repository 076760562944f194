import {
  addMargin,
  amendOrder,
  cancelAllOrders,
  cancelClosing,
  cancelOrder,
  closePosition,
  openPosition,
  positionDetail,
  positionList,
  previewOrder,
  tradeRules,
} from '../../src/api/contract/trade';
import type { Exchange } from '../exchange/exchange';
import { lookup } from '../exchange/lookup';
import { stockAt } from '../exchange/market/quotes';
import { stockView } from '../exchange/market/stockView';
import { tradeRules as rules } from '../exchange/rules';
import type { ExchangeStore } from '../exchange/store';
import { addMargin as add } from '../exchange/trade/addMargin';
import { amendOrder as amend } from '../exchange/trade/amendOrder';
import { cancelAllOrders as cancelAll, cancellationView } from '../exchange/trade/cancelAllOrders';
import { cancelOrder as cancel } from '../exchange/trade/cancelOrder';
import { ownPosition } from '../exchange/trade/checks';
import { closePosition as close } from '../exchange/trade/closePosition';
import { openPosition as open } from '../exchange/trade/openPosition';
import { cancelClosing as cancelPendingClosing } from '../exchange/trade/pendingClosing';
import { positionList as list } from '../exchange/trade/positionList';
import { positionDetails, positionView } from '../exchange/trade/positionView';
import { previewOrder as preview } from '../exchange/trade/previewOrder';
import type { World } from '../exchange/world';
import { handle, type ServedCall } from './handle';
import { handleOnce } from './handleOnce';

const position = {
  find: ({ positions }: World, id: string) => lookup(positions, id),
  view: positionView,
};

/** Nothing was carried out: the member is asked again at the current price. */
const askAt = ({ market, now }: Exchange, symbol: string) => ({
  executed: false as const,
  quote: stockView(stockAt(market, symbol, now)),
});

export const tradeHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, tradeRules, () => rules),
  handle(store, previewOrder, (request, { exchange, member }) => preview(exchange, member, request)),
  handle(store, positionList, (request, { exchange, member }) => list(exchange, member, request)),
  handle(store, positionDetail, ({ id }, { exchange, member }) =>
    positionDetails(exchange, ownPosition(exchange, member, id)),
  ),
  handleOnce(
    store,
    openPosition,
    position,
    (request, { exchange, member }) => open(exchange, member, request),
    ({ symbol }, { exchange }) => askAt(exchange, symbol),
  ),
  handleOnce(store, cancelOrder, position, (request, { exchange, member }) =>
    cancel(exchange, member, request.id),
  ),
  handleOnce(store, amendOrder, position, (request, { exchange, member }) =>
    amend(exchange, member, request),
  ),
  handleOnce(
    store,
    cancelAllOrders,
    { find: ({ cancellations }: World, id: string) => lookup(cancellations, id), view: cancellationView },
    (_, { exchange, member }) => cancelAll(exchange, member),
  ),
  handleOnce(store, addMargin, position, (request, { exchange, member }) =>
    add(exchange, member, request.id, request.amount),
  ),
  handleOnce(
    store,
    closePosition,
    position,
    (request, { exchange, member }) => close(exchange, member, request),
    ({ id }, { exchange, member }) => askAt(exchange, ownPosition(exchange, member, id).symbol),
  ),
  handleOnce(store, cancelClosing, position, (request, { exchange, member }) =>
    cancelPendingClosing(exchange, member, request.id),
  ),
];
