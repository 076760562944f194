import { stockBoard } from '../contract/board';
import { quoteEveryMs } from '../quotes/quotes';
import { useCall } from './useCall';

/** The order book of a stock, live. */
export const useBoard = (symbol: string) =>
  useCall(stockBoard, { symbol }, { everyMs: quoteEveryMs, enabled: symbol !== '' });
