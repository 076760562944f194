import type { Position } from '../../api/contract/position';
import { useClosedDays } from '../../api/queries/market';
import { useTradeRules } from '../../api/queries/trade';
import { useQuotes } from '../../api/quotes/useQuotes';
import { serverNow } from '../../api/serverClock';
import { atPrice } from '../../domain/trade/atPrice';
import { type LossFromHere, lossFromHere } from '../../domain/trade/lossFromHere';
import { type MarginExample, marginExample } from '../../domain/trade/marginExample';
import { quotedDay, todayResult } from '../../domain/trade/todayResult';
import { loadedData } from '../../lib/loadable';

/** Open positions at live prices. */
export interface LivePrices {
  live: Position[];
  /** What one of them has gained or lost today, before fees, in yen; undefined while its quote is unknown. */
  todayOf: (position: Position) => string | undefined;
  /** What it can still lose; undefined while the rates are unknown. */
  lossOf: (position: Position) => LossFromHere | undefined;
  /** What more margin would do; undefined while the rates are unknown. */
  marginExampleOf: (position: Position) => MarginExample | undefined;
}

/** Sums depend on every quote, so quotes of cards out of view are loaded, too. */
export function useLivePositions(positions: readonly Position[]): LivePrices {
  const quotes = useQuotes(positions.map(({ symbol }) => symbol));
  const rates = loadedData(useTradeRules());
  const today = quotedDay(serverNow(), useClosedDays());
  return {
    live: positions.map((position) => atPrice(position, quotes.get(position.symbol)?.latestPrice, rates)),
    lossOf: (position) => lossFromHere(position, rates),
    marginExampleOf: (position) => marginExample(position, rates),
    todayOf: (position) => {
      const quote = quotes.get(position.symbol);
      return quote && todayResult(position, quote.previousClose, today);
    },
  };
}
