import { useSearchParams } from 'react-router-dom';
import { useServerTime } from '../../api/useServerTime';
import { monthOf } from '../../domain/months';
import { oneOf } from '../oneOf';

export const resultViews = ['calendar', 'stocks', 'products'] as const;
export type ResultView = (typeof resultViews)[number];

/** What the address names. */
interface ResultsAddress {
  /** `YYYY-MM`; the present month by default. */
  month: string;
  view: ResultView;
  /** Day, stock or product whose sheet is open. */
  open: string | null;
  /** Id of the result whose calculation is open. */
  result: string | null;
}

/** The month, view and sheets in the address, and a function to change some of them. Invalid values count as absent. */
export function useResultsAddress() {
  const [search, setSearch] = useSearchParams();
  const present = useServerTime(monthOf);
  const named = search.get('month') ?? '';
  const address: ResultsAddress = {
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(named) && named <= present ? named : present,
    view: oneOf(resultViews, search.get('view')),
    open: search.get('open'),
    result: search.get('result'),
  };
  const change = (next: Partial<ResultsAddress>) => {
    const parts = Object.entries({ ...address, ...next }).filter(([, value]) => value !== null);
    setSearch(Object.fromEntries(parts) as Record<string, string>, { replace: true });
  };
  return { ...address, present, change };
}
