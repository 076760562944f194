import { useSearchParams } from 'react-router-dom';
import { type FundRecordKind, fundRecordKinds } from '../../domain/fundRecords/fundRecordsVocabulary';

/** The filter, stored in the address so that it survives reloads and can be linked. */
export interface FundFilter {
  /** Null for all kinds. */
  kind: FundRecordKind | null;
  /** `YYYY-MM` in exchange time; null for all months. */
  month: string | null;
  /** The record whose sheet is open. */
  id: string | null;
}

/** The filter in the address, and a function to change part of it. Invalid values count as absent. */
export function useFundFilter(): [FundFilter, (change: Partial<FundFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const month = search.get('month') ?? '';
  const filter: FundFilter = {
    kind: fundRecordKinds.find((kind) => kind === search.get('kind')) ?? null,
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    id: search.get('id'),
  };
  const change = (next: Partial<FundFilter>) => {
    const parts = Object.entries({ ...filter, ...next }).filter(([, value]) => value !== null);
    setSearch(Object.fromEntries(parts) as Record<string, string>, { replace: true });
  };
  return [filter, change];
}
