import type { Stock } from '../../../api/contract/stocks';
import { useStar } from '../../../api/queries/watchlist';
import { useQuote } from '../../../api/quotes/quotes';
import { FoundStock } from '../../../widgets/market/FoundStock/FoundStock';
import { stockHref } from '../../hrefs';

interface LiveFoundStockProps {
  stock: Stock;
  query?: string;
  /** The member opened or starred this stock. */
  onChosen?: () => void;
}

/** A search result with a live price and a working star. */
export function LiveFoundStock({ stock, query, onChosen }: LiveFoundStockProps) {
  const { symbol, exchange } = stock;
  const { known, starred, toggle } = useStar(exchange, symbol);
  return (
    <FoundStock
      stock={useQuote(symbol) ?? stock}
      query={query}
      href={stockHref(symbol)}
      onOpen={onChosen}
      starred={known ? starred : undefined}
      onStar={() => {
        toggle();
        onChosen?.();
      }}
    />
  );
}
