import type { Stock } from '../../../api/contract/stocks';
import { useStar } from '../../../api/queries/watchlist';
import { useQuote } from '../../../api/quotes/quotes';
import { FoundStock } from '../../../widgets/FoundStock/FoundStock';
import { stockHref } from '../../hrefs';

interface LiveFoundStockProps {
  stock: Stock;
  query?: string;
  /** The member has found what they searched for: opens or stars it. */
  onChosen?: () => void;
}

/** A stock that was found, with its price as it changes and a star that works. */
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
