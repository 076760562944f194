import { searchForm } from './searchForm';

/** The one stock with this code as typed; undefined where none has it, or several exchanges list one. */
export function stockWithCode<Stock extends { code: string }>(
  stocks: readonly Stock[],
  typed: string,
): Stock | undefined {
  const code = searchForm(typed);
  const [stock, another] = stocks.filter((each) => searchForm(each.code) === code);
  return another ? undefined : stock;
}
