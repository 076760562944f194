import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Failure, Loadable } from '../../lib/loadable';
import type { Call, RequestOf, ResponseOf } from '../contract/call';
import { ApiError } from '../errors';
import { dataOf } from '../http';
import { cacheForOffline, offlineAnswer } from '../offlineAnswers';
import { updateQuotes } from '../quotes/quotes';
import { quotesIn } from '../quotes/quotesIn';

/** Key under which the answer of a call is cached; the path alone stands for every payload. */
export function queryKey<C extends Call>(call: C, payload?: RequestOf<C>): unknown[] {
  return payload === undefined ? [call.path] : [call.path, payload];
}

/**
 * Reads a call through the cache, which tells refusals itself; they stand in place as well. Quotes that the answer
 * brings along go to the store of quotes. An answer that was kept on the device stands until there is a new one.
 */
export function callQuery<C extends Call>(call: C, payload: RequestOf<C>) {
  return queryOptions<ResponseOf<C>, Error>({
    queryKey: queryKey(call, payload),
    queryFn: async ({ signal }) => {
      const data = await dataOf(call, payload, { signal, quiet: true });
      updateQuotes(quotesIn(call, data));
      cacheForOffline(call, payload, data);
      return data;
    },
    initialData: () => offlineAnswer(call, payload)?.data,
    initialDataUpdatedAt: () => offlineAnswer(call, payload)?.at,
  });
}

interface CallOptions {
  enabled?: boolean;
  /** For how long the answer is not out of date, in ms; `always` while the page lives. */
  fresh?: 'always' | number;
  /** Polls at this interval in ms while the page is visible. */
  everyMs?: number;
  /** Keeps showing the former answer while one for another payload loads. */
  keepPrevious?: boolean;
}

/** A call's answer, on its way to a view. */
export function useCall<C extends Call>(
  call: C,
  payload: RequestOf<C>,
  options: CallOptions = {},
): Loadable<ResponseOf<C>> {
  return toLoadable(
    useQuery({
      ...callQuery(call, payload),
      enabled: options.enabled ?? true,
      refetchInterval: options.everyMs ?? false,
      ...(options.fresh !== undefined && {
        staleTime: options.fresh === 'always' ? Number.POSITIVE_INFINITY : options.fresh,
      }),
      ...(options.keepPrevious && { placeholderData: keepPreviousData }),
    }),
  );
}

/** The state of a query as views know it. */
export function toLoadable<Data>(query: UseQueryResult<Data, Error>): Loadable<Data> {
  const retry = () => void query.refetch();
  const failure = query.error ? toFailure(query.error) : undefined;
  if (query.data !== undefined)
    return { state: 'ready', data: query.data, retry, ...(failure && { failure }) };
  if (failure) return { state: 'failed', failure, retry };
  return { state: 'loading' };
}

/** Why a read failed, as views know it. */
export function toFailure(error: Error): Failure {
  const { kind, reference, refusal } =
    error instanceof ApiError ? error : new ApiError('malformed', '', { cause: error });
  return { kind, reference, ...(refusal && { refusal }) };
}
