import type { Position } from '../../api/contract/position';
import { useClosedDays } from '../../api/queries/market';
import { useTradeRules } from '../../api/queries/trade';
import { useQuotes } from '../../api/quotes/useQuotes';
import { serverNow } from '../../api/serverClock';
import { atPrice } from '../../domain/trade/atPrice';
import { resultAtLiquidation } from '../../domain/trade/resultAtLiquidation';
import { quotedDay, todayResult } from '../../domain/trade/todayResult';
import { loadedData } from '../../lib/loadable';

/** Open positions at live prices. */
export interface LivePrices {
  live: Position[];
  /** What one of them has gained or lost today, before fees, in yen; undefined while its quote is unknown. */
  todayOf: (position: Position) => string | undefined;
  /** Its result after all fees if it is liquidated, in yen; undefined while the rates are unknown. */
  resultAtLiquidationOf: (position: Position) => string | undefined;
}

/** Sums depend on every quote, so quotes of cards out of view are loaded, too. */
export function useLivePositions(positions: readonly Position[]): LivePrices {
  const quotes = useQuotes(positions.map(({ symbol }) => symbol));
  const rates = loadedData(useTradeRules());
  const today = quotedDay(serverNow(), useClosedDays());
  return {
    live: positions.map((position) => atPrice(position, quotes.get(position.symbol)?.latestPrice, rates)),
    resultAtLiquidationOf: (position) => resultAtLiquidation(position, rates),
    todayOf: (position) => {
      const quote = quotes.get(position.symbol);
      return quote && todayResult(position, quote.previousClose, today);
    },
  };
}
