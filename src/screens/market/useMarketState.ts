import { useMemo } from 'react';
import type { StockDetails } from '../../api/contract/stocks';
import { useClosedDays, useTradingSession } from '../../api/queries/market';
import { useQuote } from '../../api/quotes/quotes';
import { clockErrorMs } from '../../api/serverClock';
import { toMinute, useServerTime } from '../../api/useServerTime';
import type { MarketState } from '../../domain/market/marketReasons';
import { limitsOfNextSession, type PriceLimits } from '../../domain/market/priceLimits';
import { ownTickOf } from '../../domain/market/steppedPrice';
import { windowNow } from '../../domain/timeWindow';
import { loadedData } from '../../lib/loadable';

/** What an order for a stock is checked against. */
export interface StockMarket {
  /** Session, quote and listing at a time of the exchange, for `useServerTime`. */
  marketAt: (now: number) => Omit<MarketState, 'priceType'>;
  /** The newest price, if any. */
  latestPrice: string | undefined;
  /**
   * The stock at its latest quote, with the limits of an order placed now; undefined while unknown. Unchanged until the
   * next quote or minute.
   */
  stock: StockDetails | undefined;
  /** Of an order placed now: after the last session of a day, those of the next one. */
  limits: PriceLimits | undefined;
  ownTick: string | undefined;
  /** Whether the session is known. Until then the market must not be called closed. */
  known: boolean;
}

/** The current market of one stock, by the server's clock and the latest quote. */
export function useMarketState(symbol: string, details: StockDetails | undefined): StockMarket {
  const session = loadedData(useTradingSession());
  const quote = useQuote(symbol) ?? details;
  const closedDays = useClosedDays();
  const minute = useServerTime(toMinute);
  const stock = useMemo(() => {
    if (!details) return undefined;
    const quoted = { ...details, ...quote };
    return { ...quoted, ...limitsOfNextSession(quoted, minute, closedDays) };
  }, [details, quote, minute, closedDays]);
  return {
    marketAt: (now) => {
      const state = session && windowNow(session, now);
      return {
        quote: quote && { latestPrice: quote.latestPrice, quotedAt: quote.quotedAt },
        now,
        latestNow: now + clockErrorMs(),
        sessionOpen: state?.open ?? false,
        opensAt: state && !state.open ? state.opensAt : undefined,
        ...(session && { quoteMaxAgeMs: session.quoteMaxAgeMs }),
        suspended: stock?.suspended ?? false,
        listedOn: stock?.listedOn,
        tradedToday: stock?.open != null,
      };
    },
    latestPrice: quote?.latestPrice,
    stock,
    limits: stock && { limitUp: stock.limitUp, limitDown: stock.limitDown },
    ownTick: stock && ownTickOf(stock),
    known: session !== undefined,
  };
}
