import { useEffect } from 'react';
import { sellableMoment, soldTooEarly } from '../../domain/sellLock';
import type { PositionGroup, PositionSource } from '../../domain/vocabulary';
import { type Loadable, loadedData, mapLoadable } from '../../lib/loadable';
import { account } from '../contract/account';
import type { RequestOf } from '../contract/call';
import type { PositionSums } from '../contract/position';
import {
  addMargin,
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
import { quoteEveryMs } from '../quotes/quotes';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

const changed = [account, positionList, positionDetail];

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

/** Opens a position or places a limit order. */
export const useOpenPosition = () => useSubmit(openPosition, changed);

/** Cancels a pending order. */
export const useCancelOrder = () => useSubmit(cancelOrder, changed);

/** Adds margin to an open position. */
export const useAddMargin = () => useSubmit(addMargin, changed);

/** Closes a position. */
export const useClosePosition = () => useSubmit(closePosition, changed);

/** Cancels a pending closing order of a position. */
export const useCancelClosing = () => useSubmit(cancelClosing, changed);
