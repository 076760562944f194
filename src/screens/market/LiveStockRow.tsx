import { memo } from 'react';
import { useQuote } from '../../api/quotes/quotes';
import { StockRow, type StockRowProps } from '../../widgets/market/StockRow/StockRow';

/** A stock in a list whose price updates while the row is on the screen. */
export const LiveStockRow = memo(function LiveStockRow({ stock, ...rest }: StockRowProps) {
  return <StockRow stock={useQuote(stock.symbol) ?? stock} {...rest} />;
});
