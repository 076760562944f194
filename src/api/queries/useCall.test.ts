import { QueryObserver } from '@tanstack/react-query';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { fault, withFaults } from '../../../mocks/faults';
import { listenInProcess } from '../../../mocks/node';
import '../../../tests/page';
import { waitUntil } from '../../../tests/waitUntil';
import type { Loadable } from '../../lib/loadable';
import type { ResponseOf } from '../contract/call';
import { watchlist } from '../contract/watchlist';
import { ApiError } from '../errors';
import { apiEvents } from '../events';
import { createQueryClient } from './queryClient';
import { callQuery, queryKey, toLoadable } from './useCall';

const server = listenInProcess([]);
afterAll(() => server.close());

const said = vi.fn();
apiEvents.subscribe(said);
beforeEach(() => said.mockClear());

const answers = (...handlers: RequestHandler[]) => server.resetHandlers(...handlers);
const nothing = http.post('*', () => HttpResponse.json({ status: 1, data: [] }));
const eastern = { exchange: 'EAST', type: 'jpy' };

/** The current state of a view of the watchlist. */
function view(options = callQuery(watchlist, eastern)) {
  const client = createQueryClient({ retry: false });
  const query = new QueryObserver(client, options);
  query.subscribe(() => {});
  const now = (): Loadable<ResponseOf<typeof watchlist>> => toLoadable(query.getCurrentResult());
  const settled = () => waitUntil(() => !query.getCurrentResult().isFetching && now());
  return { client, now, settled };
}

it('is loading until the answer arrives', async () => {
  answers(nothing);
  const { now, settled } = view();
  expect(now()).toEqual({ state: 'loading' });
  expect(await settled()).toMatchObject({ state: 'ready', data: [] });
});

it('is failed after a first failure, and can be retried', async () => {
  answers(...withFaults([fault('serverError')], []));
  const { now, settled } = view();
  const failed = await settled();
  const { reference } = new ApiError('server', watchlist.path);
  expect(failed).toMatchObject({ state: 'failed', failure: { kind: 'server', reference } });
  answers(nothing);
  if (failed.state === 'failed') failed.retry();
  expect(now()).toEqual({ state: 'loading' });
  expect((await settled()).state).toBe('ready');
});

it.each([
  ['insufficientBalance', { key: 'insufficientBalance' }],
  // A read has no data to show after a special phrase, so it counts as a refusal.
  ['outsideWithdrawalTime', { key: 'outsideWithdrawalTime' }],
  ['The moon is in the wrong house.', { text: 'The moon is in the wrong house.' }],
])('reports a refusal in place, and once as a toast: %s', async (message, refusal) => {
  answers(...withFaults([fault('refuse', undefined, message)], []));
  expect(await view().settled()).toMatchObject({ state: 'failed', failure: { kind: 'refused', refusal } });
  expect(said.mock.calls).toMatchObject([[{ kind: 'message', message: refusal }]]);
});

it('keeps its data when a refresh fails, marked as possibly out of date', async () => {
  answers(nothing);
  const { now, settled } = view();
  const first = await settled();
  answers(...withFaults([fault('offline')], []));
  if (first.state === 'ready') first.retry();
  await waitUntil(() => now().state === 'ready' && 'failure' in now());
  expect(now()).toMatchObject({ state: 'ready', data: [], failure: { kind: 'offline' } });
});

it('is invalidated by its path, for every payload', async () => {
  answers(nothing);
  const { client, settled } = view();
  await settled();
  answers(http.post('*', () => delay('infinite')));
  void client.invalidateQueries({ queryKey: queryKey(watchlist) });
  expect(client.isFetching({ queryKey: queryKey(watchlist, eastern) })).toBe(1);
});

it('treats an error that is no ApiError as malformed', async () => {
  const queryFn = () => Promise.reject(new TypeError('x is undefined'));
  const failed = await view({ ...callQuery(watchlist, eastern), queryFn }).settled();
  expect(failed).toMatchObject({ state: 'failed', failure: { kind: 'malformed' } });
});
