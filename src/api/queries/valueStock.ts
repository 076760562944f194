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

/** Refetch interval of the offers, ms: each shows the market price beside its own. */
const everyMs = 5_000;

const changed = [account, valueStockList, valueStockOrders, positionList, fundRecords];

/** The stocks on offer, each beside the market price, and when applications are accepted. */
export const useValueStocks = () => useCall(valueStockList, {}, { everyMs });

/** The member's applications. */
export const useValueStockOrders = () => usePages(valueStockOrders, {}, ({ id }) => id);

/** One application of the member's. */
export const useValueStockOrder = (id: string) => useCall(valueStockOrder, { id }, { everyMs });

/** Applies for a value stock. */
export const useApplyForValueStock = () => useSubmit(valueStockApply, changed);

/** Cancels an application that is under review. */
export const useCancelValueStock = (id: string) => useSubmit(valueStockCancel, changed, { of: id });
