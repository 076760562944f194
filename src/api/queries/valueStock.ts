import { account } from '../contract/account';
import { fundRecords } from '../contract/fundRecords';
import { positionList } from '../contract/trade';
import {
  valueStockApply,
  valueStockCancel,
  valueStockList,
  valueStockOrder,
  valueStockOrders,
} from '../contract/valueStock';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** How often the offers are compared with the market again, in ms. */
const everyMs = 5_000;

const changed = [account, valueStockList, valueStockOrders, positionList, fundRecords];

/** The stocks that can be applied for, each beside the market's price, and when. */
export const useValueStocks = () => useCall(valueStockList, {}, { everyMs });

/** The member's applications. */
export const useValueStockOrders = () => usePages(valueStockOrders, {}, ({ id }) => id);

/** One application of the member's. */
export const useValueStockOrder = (id: string) => useCall(valueStockOrder, { id }, { everyMs });

/** Applies for a value stock. */
export const useApplyForValueStock = () => useSubmit(valueStockApply, changed);

/** Cancels an application that is under review. */
export const useCancelValueStock = () => useSubmit(valueStockCancel, changed);
