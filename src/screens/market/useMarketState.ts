import { useMemo } from 'react';
import type { StockDetails } from '../../api/contract/stocks';
import { useTradingSession } from '../../api/queries/market';
import { useQuote } from '../../api/quotes/quotes';
import { clockErrorMs } from '../../api/serverClock';
import type { MarketState } from '../../domain/market/marketReasons';
import { ownTickOf } from '../../domain/market/steppedPrice';
import { windowNow } from '../../domain/timeWindow';
import { loadedData } from '../../lib/loadable';

/** What an order for a stock is checked against. */
export interface StockMarket {
  /** Session, quote and listing at a time of the exchange, for `useServerTime`. */
  marketAt: (now: number) => Omit<MarketState, 'priceType'>;
  /** The newest price, if any. */
  latestPrice: string | undefined;
  /** The stock at its latest quote, unchanged until the next one; undefined while unknown. */
  stock: StockDetails | undefined;
  limits: { limitUp: string; limitDown: string } | undefined;
  ownTick: string | undefined;
  /** Whether the session is known. Until then the market must not be called closed. */
  known: boolean;
}

/** The current market of one stock, by the server's clock and the latest quote. */
export function useMarketState(symbol: string, details: StockDetails | undefined): StockMarket {
  const session = loadedData(useTradingSession());
  const quote = useQuote(symbol) ?? details;
  const stock = useMemo(() => details && { ...details, ...quote }, [details, quote]);
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
