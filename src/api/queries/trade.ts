import { useEffect } from 'react';
import { sellableMoment, soldTooEarly } from '../../domain/trade/sellLock';
import type { PositionGroup, PositionSource } from '../../domain/trade/tradeVocabulary';
import { type Loadable, loadedData, mapLoadable } from '../../lib/loadable';
import { account } from '../contract/account';
import { isAskedAgain, type RequestOf, type ResponseOf } from '../contract/call';
import type { PositionDetails, PositionSums } from '../contract/position';
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
} from '../contract/trade';
import { logLimitMismatch } from '../logLimitMismatch';
import { quoteEveryMs, updateQuotes } from '../quotes/quotes';
import { serverTimeAt } from '../serverClock';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

const changed = [account, tradeRules, positionList, positionDetail];

/** The rules of every order: fees, leverages, lots. */
export const useTradeRules = () => useCall(tradeRules, {});

/** Refetch interval of a list of positions, ms. Quotes keep its prices live in between. */
const positionsEveryMs = 5_000;

/** All positions of one source and group with their sums. */
export const usePositions = (source: PositionSource, group: PositionGroup) =>
  useCall(positionList, { source, group }, { everyMs: positionsEveryMs });

/** Closed and cancelled positions of one source, page by page, the latest first. */
export const useEndedPositions = (source: PositionSource) =>
  usePages(positionList, { source, group: 'terminated' }, ({ id }) => id);

/** The sums over all positions of one source and group, without the list. */
export const usePositionSums = (source: PositionSource, group: PositionGroup): Loadable<PositionSums> =>
  mapLoadable(
    useCall(positionList, { source, group, page: 1 }, { everyMs: 2 * positionsEveryMs }),
    ({ sums }) => sums,
  );

/** One position, live. Nothing is asked for without an id. */
export function usePosition(id: string | undefined) {
  const found = useCall(
    positionDetail,
    { id: id ?? '' },
    { enabled: id !== undefined, everyMs: quoteEveryMs },
  );
  const position = loadedData(found);
  useEffect(() => {
    if (position && soldTooEarly(position)) {
      logLimitMismatch('sellableAt', timestamp(position.sellableAt), timestamp(sellableMoment(position)));
    }
  }, [position]);
  return found;
}

const timestamp = (moment: number | null | undefined) => moment != null && new Date(moment).toISOString();

/** The server's own calculation of an order, requested while `enabled`. */
export const useOrderPreview = (order: RequestOf<typeof previewOrder>, enabled: boolean) =>
  useCall(previewOrder, order, { enabled, fresh: 5_000 });

/**
 * Options of an order or a closing at the market. When the price has moved too far, nothing is carried out (decision
 * 52): the new quote is shown everywhere, and the form may be sent again.
 */
const atMarket = {
  isAskedAgain,
  keepResult: (answer: ResponseOf<typeof openPosition>, sentAt: number) => {
    if (isAskedAgain(answer)) updateQuotes({ stocks: [answer.quote], asOf: serverTimeAt(sentAt) });
  },
};

/** Opens a position or places a limit order. */
export const useOpenPosition = () => useSubmit(openPosition, changed, atMarket);

/** Cancels a pending order. */
export const useCancelOrder = (id: string) => useSubmit(cancelOrder, changed, { of: id });

/** Changes an order or a closing that waits. */
export const useAmendOrder = (id: string) => useSubmit(amendOrder, changed, { of: id });

/** Cancels all orders and closings that wait. */
export const useCancelAllOrders = () => useSubmit(cancelAllOrders, changed);

/** Adds margin to an open position. */
export const useAddMargin = (id: string) => useSubmit(addMargin, changed, { of: id });

/** Closes a position. */
export const useClosePosition = (id: string) => useSubmit(closePosition, changed, { ...atMarket, of: id });

/** Cancels a pending closing order of a position. */
export const useCancelClosing = (id: string) => useSubmit(cancelClosing, changed, { of: id });

/** A position that was closed, which no longer changes; undefined while unknown. A former answer may say that it is held. */
export function useClosedPosition(id: string | undefined): PositionDetails | undefined {
  const position = loadedData(
    useCall(positionDetail, { id: id ?? '' }, { enabled: id !== undefined, fresh: 0 }),
  );
  return position?.status === 'closed' ? position : undefined;
}
