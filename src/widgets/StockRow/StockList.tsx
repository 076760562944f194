import type { Stock } from '../../api/contract/stocks';
import { List } from '../../components/List/List';
import { StockRow } from './StockRow';
import { StockRows } from './StockRows';

export interface StockListProps {
  stocks: readonly Stock[];
  /** Name for screen readers. */
  label: string;
  hrefOf: (symbol: string) => string;
}

/** Some stocks one below the other, their figures in columns. */
export function StockList({ stocks, label, hrefOf }: StockListProps) {
  return (
    <StockRows>
      <List label={label}>
        {stocks.map((stock) => (
          <li key={stock.symbol}>
            <StockRow stock={stock} href={hrefOf(stock.symbol)} />
          </li>
        ))}
      </List>
    </StockRows>
  );
}
