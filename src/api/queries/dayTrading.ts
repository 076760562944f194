import type { DayTradeStatus } from '../../domain/dayTrading/dayTradingVocabulary';
import { account } from '../contract/account';
import {
  applyDayTrade,
  cancelDayTrade,
  dayTradeDetail,
  dayTradeList,
  dayTradeRules,
} from '../contract/dayTrading';
import { positionList } from '../contract/trade';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

const changed = [account, dayTradeList, dayTradeRules, positionList];

/** The rules of day trades, and the hours of the next day that can be reserved. */
export const useDayTradeRules = () => useCall(dayTradeRules, {}, { everyMs: 30_000 });

/** The member's day trades of one status, the latest first. */
export const useDayTrades = (status: DayTradeStatus) => usePages(dayTradeList, { status }, ({ id }) => id);

/** One day trade of the member's. */
export const useDayTrade = (id: string) => useCall(dayTradeDetail, { id }, { everyMs: 5_000 });

/** Reserves a day trade. */
export const useReserveDayTrade = () => useSubmit(applyDayTrade, changed);

/** Cancels a reservation that has not been opened. */
export const useCancelDayTrade = () => useSubmit(cancelDayTrade, changed);
