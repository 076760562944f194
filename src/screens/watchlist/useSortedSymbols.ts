import { useMemo } from 'react';
import type { KnownStocks } from '../../api/queries/market';
import { useQuotes } from '../../api/quotes/useQuotes';
import { sortedSymbols } from '../../domain/watchlist/watchlistOrder';
import { languageTag } from '../../i18n/language';
import { useLanguage } from '../../i18n/useLanguage';
import { useFrozenOrder } from '../useFrozenOrder';
import type { WatchlistView } from './useWatchlistView';

const none: readonly string[] = [];

/** The watched symbols in the chosen order, which stays while prices change. */
export function useSortedSymbols(
  symbols: readonly string[],
  stocks: KnownStocks,
  { sort, descending, changeForm }: WatchlistView,
): ReturnType<typeof useFrozenOrder> {
  const language = useLanguage();
  const collator = useMemo(() => new Intl.Collator(languageTag[language]), [language]);
  const quotes = useQuotes(sort === 'own' ? none : symbols);

  const knownOf = (symbol: string) => {
    const stock = stocks.get(symbol);
    return stock && { ...(quotes.get(symbol) ?? stock), name: stock.name[language] };
  };
  const known = symbols.map((symbol) => `${symbol}${stocks.get(symbol) ? '+' : ''}`);
  return useFrozenOrder([sort, descending, changeForm, language, ...known].join(' '), () =>
    sortedSymbols(symbols, knownOf, { sort, descending, changeForm, compareNames: collator.compare }),
  );
}
