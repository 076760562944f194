import { searchForm } from './searchForm';

/** The only stock with this code as typed; undefined if there is none, or if several exchanges list one. */
export function stockWithCode<Stock extends { code: string }>(
  stocks: readonly Stock[],
  typed: string,
): Stock | undefined {
  const code = searchForm(typed);
  const [stock, another] = stocks.filter((each) => searchForm(each.code) === code);
  return another ? undefined : stock;
}
