import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { deviceNow } from '../../lib/deviceClock';
import type { Failure, Loadable } from '../../lib/loadable';
import type { Call, RequestOf, ResponseOf } from '../contract/call';
import { ApiError } from '../errors';
import { cacheForOffline, offlineAnswer } from '../offlineAnswers';
import { updateQuotes } from '../quotes/quotes';
import { quotesIn } from '../quotes/quotesIn';
import { readCall } from '../readCall';
import { serverTimeAt } from '../serverClock';
import { pollInterval } from './pollInterval';

/** Cache key of a call. Without a payload, the key matches every payload of the call. */
export function queryKey<C extends Call>(call: C, payload?: RequestOf<C>): unknown[] {
  return payload === undefined ? [call.path] : [call.path, payload];
}

/**
 * Query options of a call. The cache reports refusals as toasts; screens show them in place as well. Quotes in the
 * answer update the quote store. A stored offline answer is used until a new one arrives.
 */
export function callQuery<C extends Call>(call: C, payload: RequestOf<C>) {
  return queryOptions<ResponseOf<C>, Error>({
    queryKey: queryKey(call, payload),
    queryFn: async ({ signal }) => {
      const sentAt = deviceNow();
      const data = await readCall(call, payload, signal);
      updateQuotes({ stocks: quotesIn(call, data), asOf: serverTimeAt(sentAt) });
      cacheForOffline(call, payload, data);
      return data;
    },
    initialData: () => offlineAnswer(call, payload)?.data,
    initialDataUpdatedAt: () => offlineAnswer(call, payload)?.at,
  });
}

interface CallOptions {
  enabled?: boolean;
  /** How long the answer counts as fresh, ms; `always` until the page is closed. */
  fresh?: 'always' | number;
  /** Polls at this interval in ms while the page is visible. */
  everyMs?: number;
  /** Keeps showing the previous answer while one for another payload loads. */
  keepPrevious?: boolean;
}

/** Reads a call, as a `Loadable` for views. */
export function useCall<C extends Call>(
  call: C,
  payload: RequestOf<C>,
  options: CallOptions = {},
): Loadable<ResponseOf<C>> {
  return toLoadable(
    useQuery({
      ...callQuery(call, payload),
      enabled: options.enabled ?? true,
      refetchInterval: options.everyMs === undefined ? false : pollInterval(options.everyMs),
      ...(options.fresh !== undefined && {
        staleTime: options.fresh === 'always' ? Number.POSITIVE_INFINITY : options.fresh,
      }),
      ...(options.keepPrevious && { placeholderData: keepPreviousData }),
    }),
  );
}

/** What is read of a query. */
interface Answered<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Converts the state of a query to a `Loadable`. */
export function toLoadable<Data>({ data, error, refetch }: Answered<Data>): Loadable<Data> {
  const retry = () => void refetch();
  const failure = error ? toFailure(error) : undefined;
  if (data !== undefined) return { state: 'ready', data, retry, ...(failure && { failure }) };
  if (failure) return { state: 'failed', failure, retry };
  return { state: 'loading' };
}

/** Converts an error of a read to a `Failure`. */
export function toFailure(error: Error): Failure {
  const { kind, reference, refusal, retryAt } =
    error instanceof ApiError ? error : new ApiError('malformed', '', { cause: error });
  return { kind, reference, ...(refusal && { refusal }), ...(retryAt !== undefined && { retryAt }) };
}
