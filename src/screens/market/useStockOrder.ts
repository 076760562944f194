import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type StockSort, sortDirections, stockSorts } from '../../api/contract/stocks';
import type { StockOrder } from '../../api/queries/stockWindows';
import { useLanguage } from '../../i18n/useLanguage';
import { oneOf } from '../oneOf';

/** What is read from A to Z; of figures the greatest come first. */
const lettered: ReadonlySet<StockSort> = new Set(['code', 'name']);

interface ChosenOrder {
  order: StockOrder;
  /** Null for all exchanges. */
  chooseExchange: (exchange: string | null) => void;
  /** Sorts by this, or turns the list around that is sorted by it already. */
  sortBy: (sort: StockSort) => void;
}

/** Which stocks the market lists and in which order: part of the address, so that a reload and a link keep it. */
export function useStockOrder(): ChosenOrder {
  const [search, setSearch] = useSearchParams();
  const language = useLanguage();
  const exchange = search.get('exchange');
  const sort = oneOf(stockSorts, search.get('sort'));
  const direction = oneOf(sortDirections, search.get('direction'));
  const order = useMemo(
    () => ({ exchange, sort, direction, ...(sort === 'name' && { language }) }),
    [exchange, sort, direction, language],
  );

  const change = (parts: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parts)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  return {
    order,
    chooseExchange: (chosen) => change({ exchange: chosen }),
    sortBy: (chosen) => {
      const first = lettered.has(chosen) ? 'ascending' : 'descending';
      const turned = direction === 'ascending' ? 'descending' : 'ascending';
      change({ sort: chosen, direction: chosen === sort ? turned : first });
    },
  };
}
