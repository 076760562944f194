import { useMemo } from 'react';
import type { KnownStocks } from '../../../api/queries/stocks';
import { useQuotes } from '../../../api/quotes/quotes';
import { sortedSymbols } from '../../../domain/watchlistOrder';
import { languageTag } from '../../../i18n/language';
import { useLanguage } from '../../../i18n/useLanguage';
import type { WatchlistView } from './useWatchlistView';

const none: readonly string[] = [];

/** The watched symbols in the order that the member looks at, which follows the prices as they change. */
export function useSortedSymbols(
  symbols: readonly string[],
  stocks: KnownStocks,
  { sort, descending, changeForm }: WatchlistView,
): readonly string[] {
  const language = useLanguage();
  const collator = useMemo(() => new Intl.Collator(languageTag[language]), [language]);
  const written = symbols.join(' ');
  const own = useMemo(() => (written === '' ? none : written.split(' ')), [written]);
  const quotes = useQuotes(sort === 'own' ? none : own);

  const newest = new Map(quotes.flatMap((quote) => (quote ? [[quote.symbol, quote]] : [])));
  const knownOf = (symbol: string) => {
    const stock = stocks.get(symbol);
    return stock && { ...(newest.get(symbol) ?? stock), name: stock.name[language] };
  };
  return sortedSymbols(own, knownOf, { sort, descending, changeForm, compareNames: collator.compare });
}
