import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { account } from '../contract/account';
import { tradeRules } from '../contract/trade';
import { createQueryClient } from './queryClient';
import { refetchChanged } from './refetchChanged';
import { queryKey } from './useCall';

/** A mounted query whose reads the test answers one by one. */
function watch(queries: QueryClient, known?: string) {
  const reads: ((data: string) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: [...queryKey(account), known],
    queryFn: () => new Promise<string>((answer) => reads.push(answer)),
    staleTime: 0,
    ...(known !== undefined && { initialData: known }),
  });
  observer.subscribe(() => {});
  return { reads, shown: () => observer.getCurrentResult().data };
}

it.each([
  ['nothing was known', undefined],
  ['something was known', 'known'],
])('drops the answer of a read that began before the change, when %s', async (_, known) => {
  const queries = createQueryClient();
  const { reads, shown } = watch(queries, known);
  const refetched = refetchChanged(queries, [account]);
  expect(reads).toHaveLength(2);
  reads[0]?.('before');
  reads[1]?.('after');
  await refetched;
  expect(shown()).toBe('after');
});

it('keeps the cached data until the refetch ends', async () => {
  const queries = createQueryClient();
  const { reads, shown } = watch(queries, 'known');
  const refetched = refetchChanged(queries, [account]);
  expect(shown()).toBe('known');
  reads[1]?.('after');
  await refetched;
});

it('cancels no other reads', async () => {
  const queries = createQueryClient();
  const { reads, shown } = watch(queries);
  await refetchChanged(queries, [tradeRules]);
  expect(reads).toHaveLength(1);
  reads[0]?.('read');
  await expect.poll(shown).toBe('read');
});
