import { exchangeDate, isTradingDay, previousTradingDay } from '../market/tradingSession';
import { profitLoss } from './orderCost';
import type { Side } from './tradeVocabulary';

/** An open position. Prices in yen. */
interface HeldToday {
  side: Side;
  /** In shares. */
  quantity: number;
  buyPrice?: string | null | undefined;
  /** Epoch ms. */
  buyTime?: number | null | undefined;
  latestPrice: string;
}

/** The trading day whose prices are shown at a moment, `YYYY-MM-DD`: the last one while there is no session that day. */
export function quotedDay(now: number, closedDays: ReadonlySet<string>): string {
  const date = exchangeDate(now);
  return isTradingDay(now, closedDays) ? date : previousTradingDay(date, closedDays);
}

/**
 * What an open position has gained or lost today by its price alone, in yen, before fees: since the previous close, or since
 * it was opened if that was today.
 *
 * @param today the trading day of the last price (`quotedDay`)
 */
export function todayResult(
  { side, quantity, buyPrice, buyTime, latestPrice }: HeldToday,
  previousClose: string,
  today: string,
): string {
  const openedToday = buyTime != null && exchangeDate(buyTime) >= today;
  const from = openedToday ? (buyPrice ?? previousClose) : previousClose;
  return profitLoss({ side, buyPrice: from, price: latestPrice, shares: quantity });
}
