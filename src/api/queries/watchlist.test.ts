import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { type Fault, fault } from '../../../mocks/faults';
import { succeed } from '../../../mocks/handlers/testCall';
import { listenInProcess } from '../../../mocks/node';
import { type StoryExchange, storyHandlers } from '../../../mocks/story';
import { hookResult } from '../../../tests/hookResult';
import '../../../tests/page';
import { signIn } from '../../session/session';
import { watchlist, watchlistAdd } from '../contract/watchlist';
import { createQueryClient } from './queryClient';
import { queryKey } from './useCall';
import { useStar, useWatchedSymbols } from './watchlist';

const server = listenInProcess([]);
afterAll(() => server.close());

const east = { exchange: 'EAST', type: 'jpy' };
const west = { exchange: 'WEST', type: 'jpy' };
let story: StoryExchange;

function onExchange(...faults: Fault[]) {
  story = storyHandlers({ scenario: 'trader', faults });
  server.resetHandlers(...story.handlers);
  if (story.session) signIn({ ...story.session, isAdmin: null });
}

beforeEach(() => onExchange());

const symbols = (items: { symbol: string }[] | undefined) => items?.map(({ symbol }) => symbol);

/** The star of a stock whose exchange's watchlist is known, and what becomes of that list as it is pressed. */
async function star(symbol: string) {
  const queries = createQueryClient({ retry: false });
  const before = await succeed(watchlist, east, story.session);
  queries.setQueryData(queryKey(watchlist, east), before);
  const { starred, known, toggle } = hookResult(queries, () => useStar(east.exchange, symbol));
  const press = async () => {
    const lists: unknown[] = [];
    queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success')
        lists.push(symbols(event.query.state.data));
    });
    toggle();
    await vi.waitUntil(() => !queries.isMutating());
    return lists;
  };
  return { starred, known, before: symbols(before) ?? [], press };
}

it('a star is not known before the watchlist is', () => {
  const { known, starred } = hookResult(createQueryClient(), () => useStar(east.exchange, '1063.E'));
  expect([known, starred]).toEqual([false, false]);
});

it('is set at once, and then on the server', async () => {
  const { starred, known, before, press } = await star('1063.E');
  expect([known, starred]).toEqual([true, false]);
  expect((await press())[0]).toEqual([...before, '1063.E']);
  expect(symbols(await succeed(watchlist, east, story.session))).toContain('1063.E');
});

it('is taken away, and nothing else with it', async () => {
  const [starredSymbol = ''] = symbols(await succeed(watchlist, east, story.session)) ?? [];
  const { starred, before, press } = await star(starredSymbol);
  expect(starred).toBe(true);
  expect((await press())[0]).toEqual(before.slice(1));
  expect(symbols(await succeed(watchlist, east, story.session))).toEqual(before.slice(1));
});

it.each(['refuse', 'offline', 'serverError'] as const)(
  'goes back when the server does not: %s',
  async (kind) => {
    onExchange(fault(kind, watchlistAdd.path));
    const { before, press } = await star('1063.E');
    expect(await press()).toEqual([[...before, '1063.E'], before]);
  },
);

it('the watched symbols are those of all exchanges, one after the other', () => {
  const queries = createQueryClient();
  queries.setQueryData(queryKey(watchlist, east), [{ symbol: '1.E' }, { symbol: '2.E' }]);
  const watched = () => hookResult(queries, () => useWatchedSymbols(['EAST', 'WEST']));
  expect(watched()).toEqual({ state: 'loading' });
  queries.setQueryData(queryKey(watchlist, west), [{ symbol: '3.W' }]);
  expect(watched()).toMatchObject({ state: 'ready', data: ['1.E', '2.E', '3.W'] });
});
