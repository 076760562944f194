import { memo } from 'react';
import type { ListedStock } from '../../api/contract/stocks';
import { useQuote } from '../../api/quotes/quotes';
import { StockRow, type StockRowProps } from '../../widgets/market/StockRow/StockRow';

interface LiveStockRowProps extends Omit<StockRowProps, 'stock' | 'trail'> {
  stock: ListedStock;
}

/** A stock in a list whose price updates while the row is on the screen. Its course is that of the list. */
export const LiveStockRow = memo(function LiveStockRow({ stock, ...rest }: LiveStockRowProps) {
  return <StockRow stock={useQuote(stock.symbol) ?? stock} trail={stock.trail} {...rest} />;
});
