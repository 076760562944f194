import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Loadable } from '../../lib/loadable';
import type { RequestOf } from '../contract/call';
import { type Result, results } from '../contract/results';
import { useAllPages } from './useAllPages';
import { callQuery, queryKey, toLoadable } from './useCall';

type Period = Omit<RequestOf<typeof results>, 'page'>;

/** All results of a period, because they are summed. */
export const useResults = (period: Period): Loadable<Result[]> => toLoadable(useQuery(resultsQuery(period)));

/** Reads all results of a period when asked. */
export const useAllResults = (period: Period) => useAllPages(results, period, ({ id }) => id);

const resultsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...queryKey(results), 'all', period],
    queryFn: async ({ client }) => {
      const found = new Map<string, Result>();
      for (let page = 1; ; page += 1) {
        const before = found.size;
        const answer = await client.fetchQuery({
          ...callQuery(results, { ...period, page }),
          staleTime: 0,
        });
        for (const each of answer.items) found.set(each.id, each);
        // A server whose pages never end ends here.
        if (!answer.hasMore || found.size === before) return [...found.values()];
      }
    },
    // Each page's own query retries.
    retry: false,
  });
