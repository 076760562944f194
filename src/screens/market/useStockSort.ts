import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SortDirection, type StockSort, sortDirections, stockSorts } from '../../api/contract/stocks';
import type { StockOrder } from '../../api/queries/stockWindows';
import { useLanguage } from '../../i18n/useLanguage';
import { oneOf } from '../oneOf';

/** Sorted from A to Z by default; figures from the highest. */
const alphabetical: ReadonlySet<StockSort> = new Set(['code', 'name']);

interface ChosenSort {
  order: StockOrder;
  /** Null for all exchanges. */
  chooseExchange: (exchange: string | null) => void;
  /** Null for all sectors. */
  chooseSector: (sector: string | null) => void;
  sortIn: (sort: StockSort, direction: SortDirection) => void;
  /** Sorts by this key. The current key reverses the list. */
  sortBy: (sort: StockSort) => void;
}

/** Which stocks the market lists, and their order. Stored in the address, so that reloads and links keep it. */
export function useStockSort(): ChosenSort {
  const [search, setSearch] = useSearchParams();
  const language = useLanguage();
  const exchange = search.get('exchange');
  const sector = search.get('sector');
  const sort = oneOf(stockSorts, search.get('sort'));
  const direction = oneOf(sortDirections, search.get('direction'));
  const order = useMemo(
    () => ({
      exchange,
      sort,
      direction,
      ...(sector !== null && { sector }),
      ...(sort === 'name' && { language }),
    }),
    [exchange, sector, sort, direction, language],
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
    chooseSector: (chosen) => change({ sector: chosen }),
    sortIn: (chosen, way) => change({ sort: chosen, direction: way }),
    sortBy: (chosen) => {
      const first = alphabetical.has(chosen) ? 'ascending' : 'descending';
      const turned = direction === 'ascending' ? 'descending' : 'ascending';
      change({ sort: chosen, direction: chosen === sort ? turned : first });
    },
  };
}
