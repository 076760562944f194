import type { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fault, fault, withFaults } from '../../../mocks/faults';
import { succeed } from '../../../mocks/handlers/testCall';
import { listenInProcess } from '../../../mocks/node';
import { type StoryExchange, storyHandlers } from '../../../mocks/story';
import { hookResult } from '../../../tests/hookResult';
import '../../../tests/page';
import { waitUntil } from '../../../tests/waitUntil';
import type { WatchlistChange } from '../../domain/watchlist/watchlistChange';
import { loadedData } from '../../lib/loadable';
import { signIn } from '../../session/session';
import { watchlist, watchlistAdd, watchlistRemove, watchlistSort } from '../contract/watchlist';
import { apiEvents } from '../events';
import { createQueryClient } from './queryClient';
import { queryKey } from './useCall';
import { useStar, useWatchlistAction, useWatchlists } from './watchlist';

const server = listenInProcess([]);
afterAll(() => server.close());

const exchange = 'EAST';
const east = { exchange, type: 'jpy' };
let story: StoryExchange;
let queries: QueryClient;
/** The watchlist on the server before the change. */
let before: string[];

const onServer = async () => (await succeed(watchlist, east, story.session)).map(({ symbol }) => symbol);

async function onExchange(...faults: Fault[]) {
  story = storyHandlers({ scenario: 'trader', faults });
  server.resetHandlers(...story.handlers);
  if (story.session) signIn({ ...story.session, isAdmin: null });
  queries = createQueryClient({ retry: false });
  before = await onServer();
  queries.setQueryData(
    queryKey(watchlist, east),
    before.map((symbol) => ({ symbol })),
  );
}

beforeEach(() => onExchange());

/** The list as a member sees it now. */
const seen = () => loadedData(hookResult(queries, () => useWatchlists([exchange])))?.[0]?.symbols;
const star = (symbol: string) => hookResult(queries, () => useStar(exchange, symbol));
const settled = () => waitUntil(() => queries.isMutating() === 0);

const make = (change: WatchlistChange) => hookResult(queries, useWatchlistAction)({ exchange, ...change });

describe('a star', () => {
  it('is not known before the watchlist is loaded', () => {
    const { known, starred } = hookResult(createQueryClient(), () => useStar(exchange, '1063.E'));
    expect([known, starred]).toEqual([false, false]);
  });

  it('is added at once, before the others, and then on the server', async () => {
    expect(star('1063.E')).toMatchObject({ known: true, starred: false });
    star('1063.E').toggle();
    expect(star('1063.E').starred).toBe(true);
    expect(seen()).toEqual(['1063.E', ...before]);
    await settled();
    expect(seen()).toEqual(['1063.E', ...before]);
    expect(await onServer()).toEqual(['1063.E', ...before]);
  });

  it('is removed, and nothing else', async () => {
    star(before[0] ?? '').toggle();
    expect(seen()).toEqual(before.slice(1));
    await settled();
    expect(await onServer()).toEqual(before.slice(1));
  });

  it.each(['refuse', 'offline', 'serverError'] as const)(
    'is reverted when the call fails: %s',
    async (kind) => {
      await onExchange(fault(kind, watchlistAdd.path, 'productMissing'));
      const said = vi.fn();
      const stop = apiEvents.subscribe(said);
      star('1063.E').toggle();
      expect(star('1063.E').starred).toBe(true);
      await settled();
      expect(seen()).toEqual(before);
      expect(said).toHaveBeenCalledTimes(1);
      stop();
    },
  );

  it('is reverted when the server refuses with a special phrase', async () => {
    await onExchange(fault('refuse', watchlistAdd.path, 'minimumBuyAmount'));
    star('1063.E').toggle();
    await settled();
    expect(seen()).toEqual(before);
  });
});

describe('two changes at once', () => {
  it('are both carried out', async () => {
    star('1063.E').toggle();
    star('1064.E').toggle();
    expect(seen()).toEqual(['1064.E', '1063.E', ...before]);
    await settled();
    expect(await onServer()).toEqual(seen());
  });

  it('when one is refused, the other stays', async () => {
    await onExchange(fault('refuse', watchlistRemove.path, 'systemBusy'));
    star(before[0] ?? '').toggle();
    star('1064.E').toggle();
    expect(seen()).toEqual(['1064.E', ...before.slice(1)]);
    await settled();
    expect(seen()).toEqual(['1064.E', ...before]);
    expect(await onServer()).toEqual(seen());
  });
});

describe('the order', () => {
  const turned = () => before.toReversed();

  it('changes at once, and then on the server', async () => {
    make({ kind: 'sort', symbols: turned() });
    expect(seen()).toEqual(turned());
    await settled();
    expect(await onServer()).toEqual(turned());
  });

  it('is reverted when the server refuses', async () => {
    await onExchange(fault('refuse', watchlistSort.path, 'systemBusy'));
    make({ kind: 'sort', symbols: turned() });
    expect(seen()).toEqual(turned());
    await settled();
    expect(seen()).toEqual(before);
  });

  it('leaves out a stock that was removed in the meantime', async () => {
    const [first = ''] = before;
    make({ kind: 'remove', symbol: first });
    make({ kind: 'sort', symbols: turned() });
    await settled();
    expect(await onServer()).toEqual(turned().filter((symbol) => symbol !== first));
  });
});

it('a refused removal puts the stock back in its place', async () => {
  const symbol = before[1] ?? '';
  make({ kind: 'remove', symbol });
  await settled();
  make({ kind: 'restore', symbol, symbols: before });
  expect(seen()).toEqual(before);
  await settled();
  expect(await onServer()).toEqual(before);
});

it('an accepted change stays, even when the list can’t be refetched', async () => {
  server.use(...withFaults([fault('offline', watchlist.path)], story.handlers));
  star('1063.E').toggle();
  await settled();
  expect(seen()).toEqual(['1063.E', ...before]);
});

it('the watchlists of all exchanges are returned, each with its exchange', () => {
  const watched = () => hookResult(queries, () => useWatchlists(['EAST', 'WEST']));
  expect(watched()).toEqual({ state: 'loading' });
  queries.setQueryData(queryKey(watchlist, { ...east, exchange: 'WEST' }), [{ symbol: '3.W' }]);
  expect(watched()).toMatchObject({
    state: 'ready',
    data: [
      { exchange: 'EAST', symbols: before },
      { exchange: 'WEST', symbols: ['3.W'] },
    ],
  });
});
