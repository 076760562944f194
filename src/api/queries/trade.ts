import type { PositionGroup, PositionSource } from '../../domain/vocabulary';
import { account } from '../contract/account';
import {
  addMargin,
  cancelOrder,
  closePosition,
  openPosition,
  positionDetail,
  positionList,
  tradeRules,
} from '../contract/trade';
import { quoteEveryMs } from '../quotes/quotes';
import { useCall } from './useCall';
import { useMoneyCall } from './useMoneyCall';

const changed = [account, positionList, positionDetail];

/** What holds for every order: fees, leverages, lots. */
export const useTradeRules = () => useCall(tradeRules, {});

/** All positions of one source and group with their sums, live. */
export const usePositions = (source: PositionSource, group: PositionGroup) =>
  useCall(positionList, { source, group }, { everyMs: quoteEveryMs });

/** One position, live. */
export const usePosition = (id: string) => useCall(positionDetail, { id }, { everyMs: quoteEveryMs });

/** Opens a position or places a limit order. */
export const useOpenPosition = () => useMoneyCall(openPosition, changed);

/** Cancels a pending order. */
export const useCancelOrder = () => useMoneyCall(cancelOrder, changed);

/** Adds margin to a position that is held. */
export const useAddMargin = () => useMoneyCall(addMargin, changed);

/** Closes a position. */
export const useClosePosition = () => useMoneyCall(closePosition, changed);
