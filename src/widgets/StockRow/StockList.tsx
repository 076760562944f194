import type { Stock } from '../../api/contract/stocks';
import { StockListHead } from './StockListHead';
import { StockRow } from './StockRow';

export interface StockListProps {
  stocks: readonly Stock[];
  /** Name for screen readers. */
  label: string;
  hrefOf: (symbol: string) => string;
}

/** Stocks one below the other, their figures in columns under one head. */
export function StockList({ stocks, label, hrefOf }: StockListProps) {
  return (
    <>
      <StockListHead />
      {/* The role is said aloud: Safari drops it where list-style is none. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <ul role="list" aria-label={label}>
        {stocks.map((stock) => (
          <StockRow key={stock.symbol} stock={stock} href={hrefOf(stock.symbol)} />
        ))}
      </ul>
    </>
  );
}
