import { QueryObserver } from '@tanstack/react-query';
import { http } from 'msw';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { listenInProcess } from '../../../mocks/node';
import { type StoryExchange, storyHandlers } from '../../../mocks/story';
import '../../../tests/page';
import { waitUntil } from '../../../tests/waitUntil';
import { signIn } from '../../session/session';
import { createQueryClient } from './queryClient';
import { searchQuery } from './search';

const server = listenInProcess([]);
afterAll(() => server.close());

let story: StoryExchange;
/** Searches in the order in which they were sent. The test answers each one, in any order. */
let sent: { query: string; letGo: () => void }[];

beforeEach(() => {
  story = storyHandlers({ scenario: 'demo' });
  if (story.session) signIn({ ...story.session, isAdmin: null });
  sent = [];
  server.resetHandlers(
    http.post('*/stock/Search', async ({ request }) => {
      const { query } = (await request.clone().json()) as { query: string };
      await new Promise<void>((letGo) => {
        sent.push({ query, letGo });
      });
    }),
    ...story.handlers,
  );
});

const queries = createQueryClient({ retry: false });
afterEach(() => queries.clear());

/** One observer, as on a screen, and everything that it has shown. */
function typist(first: string) {
  const observer = new QueryObserver(queries, searchQuery(first));
  const shown: string[][] = [];
  const stop = observer.subscribe(({ data, isPlaceholderData }) => {
    if (data && !isPlaceholderData) shown.push(data.map(({ code }) => code));
  });
  return { shown, stop, type: (query: string) => observer.setOptions(searchQuery(query)) };
}

const requested = (count: number) => waitUntil(() => sent.length === count);

it('a late answer to an old query never replaces a newer one', async () => {
  const { shown, stop, type } = typist('10');
  await requested(1);
  type('1001');
  await requested(2);
  sent[1]?.letGo();
  await waitUntil(() => shown.length > 0);
  sent[0]?.letGo();
  await waitUntil(() => queries.isFetching() === 0);
  expect(sent.map(({ query }) => query)).toEqual(['10', '1001']);
  expect(new Set(shown.map((codes) => codes.join()))).toEqual(new Set(['1001']));
  stop();
});

it('a call without observers is cancelled', async () => {
  const { stop, type } = typist('10');
  const underWay = (query: string) => queries.getQueryState(searchQuery(query).queryKey)?.fetchStatus;
  await requested(1);
  expect(underWay('10')).toBe('fetching');
  type('100');
  await waitUntil(() => underWay('10') === 'idle');
  await requested(2);
  expect(underWay('100')).toBe('fetching');
  sent[0]?.letGo();
  sent[1]?.letGo();
  await waitUntil(() => underWay('100') === 'idle');
  expect(queries.getQueryData(searchQuery('10').queryKey)).toBeUndefined();
  stop();
});

it('cached results are shown at once', async () => {
  const { shown, stop, type } = typist('1001');
  await requested(1);
  sent[0]?.letGo();
  await waitUntil(() => shown.length > 0);
  type('1002');
  type('1001');
  expect(queries.getQueryData(searchQuery('1001').queryKey)?.map(({ code }) => code)).toEqual(['1001']);
  stop();
});
