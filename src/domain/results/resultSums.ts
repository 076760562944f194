import { add, compare } from '../decimal';
import { exchangeDate } from '../market/tradingSession';

/** The figures of one result, in yen (`/user/Results`). */
export interface ResultFigures {
  /** When it was realised, epoch ms. */
  at: number;
  gross: string;
  fees: string;
  interest: string;
  /** Absent when none. */
  lossBorne?: string | null | undefined;
  /** `gross` less `fees` and `interest`, plus `lossBorne`. */
  result: string;
}

/** Sums of results, in yen. */
export interface ResultSums {
  /** Number of results. */
  count: number;
  gross: string;
  fees: string;
  interest: string;
  lossBorne: string;
  result: string;
  /** Sum and number of the results above zero. */
  won: { count: number; amount: string };
  /** Sum and number of those below zero; the sum is negative. */
  lost: { count: number; amount: string };
}

/** What several results add up to. */
export function sumOfResults(results: readonly ResultFigures[]): ResultSums {
  const sumOf = (part: 'gross' | 'fees' | 'interest' | 'lossBorne' | 'result', of = results) =>
    add('0', ...of.map((each) => each[part] ?? '0'));
  const onSide = (side: 1 | -1) => {
    const these = results.filter(({ result }) => compare(result, '0') === side);
    return { count: these.length, amount: sumOf('result', these) };
  };
  return {
    count: results.length,
    gross: sumOf('gross'),
    fees: sumOf('fees'),
    interest: sumOf('interest'),
    lossBorne: sumOf('lossBorne'),
    result: sumOf('result'),
    won: onSide(1),
    lost: onSide(-1),
  };
}

/** Results that belong together, and their sums. */
export interface ResultGroup<Result> {
  key: string;
  results: readonly Result[];
  sums: ResultSums;
}

/** Results by a key, in the order in which the keys first appear. Those without a key are left out. */
export function groupResults<Result extends ResultFigures>(
  results: readonly Result[],
  keyOf: (result: Result) => string | null | undefined,
): ResultGroup<Result>[] {
  const groups = new Map<string, Result[]>();
  for (const each of results) {
    const key = keyOf(each);
    if (key == null) continue;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups].map(([key, group]) => ({ key, results: group, sums: sumOfResults(group) }));
}

/** Results by the exchange's day, `YYYY-MM-DD`. */
export const resultsByDay = <Result extends ResultFigures>(results: readonly Result[]) =>
  groupResults(results, ({ at }) => exchangeDate(at));

/** Results by stock, the largest gain first. Results without a stock are left out. */
export const resultsByStock = <Result extends ResultFigures & { symbol?: string | null | undefined }>(
  results: readonly Result[],
) => groupResults(results, ({ symbol }) => symbol).toSorted(largestFirst);

/** Results by product, the largest gain first. */
export const resultsByProduct = <Result extends ResultFigures & { product: string }>(
  results: readonly Result[],
) => groupResults(results, ({ product }) => product).toSorted(largestFirst);

const largestFirst = (one: ResultGroup<unknown>, other: ResultGroup<unknown>): number =>
  compare(other.sums.result, one.sums.result);
