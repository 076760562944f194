import type { Call, ResponseOf } from '../contract/call';
import {
  type Stock,
  stockDetail,
  stockList,
  stockQuotes,
  stockRanking,
  stockSearch,
} from '../contract/stocks';

type Reader = (data: never) => readonly Stock[];

const reader = <C extends Call>(
  call: C,
  read: (data: ResponseOf<C>) => readonly Stock[],
): [string, Reader] => [call.path, read];

const readers = new Map<string, Reader>([
  reader(stockList, ({ items }) => items),
  reader(stockRanking, (stocks) => stocks),
  reader(stockSearch, (stocks) => stocks),
  reader(stockQuotes, (stocks) => stocks),
  reader(stockDetail, (stock) => [stock]),
]);

/** The quotes in the answer of a call; none for most calls. */
export function quotesIn<C extends Call>(call: C, data: ResponseOf<C>): readonly Stock[] {
  return readers.get(call.path)?.(data as never) ?? [];
}
