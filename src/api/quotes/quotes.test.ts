import { delay, http } from 'msw';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { advanceBy } from '../../../mocks/exchange/clock';
import { listingOf } from '../../../mocks/exchange/market/listings';
import { type Fault, fault } from '../../../mocks/faults';
import { listenInProcess } from '../../../mocks/node';
import { type StoryExchange, storyHandlers } from '../../../mocks/story';
import { page } from '../../../tests/page';
import { waitUntil } from '../../../tests/waitUntil';
import { isOnline } from '../connection';
import type { Call, RequestOf } from '../contract/call';
import {
  type Stock,
  stockDetail,
  stockList,
  stockQuotes,
  stockRanking,
  stockSearch,
} from '../contract/stocks';
import { createQueryClient } from '../queries/queryClient';
import { callQuery } from '../queries/useCall';
import { serverNow } from '../serverClock';
import { clearQuotes, quoteEveryMs, quoteOf, quotesAsOf, subscribeQuote, updateQuotes } from './quotes';
import { quotesOf } from './useQuotes';

const server = listenInProcess([]);
afterAll(() => server.close());

/** A stub of the page's visibility and of the phone's connection. */
const sight = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const phone = { onLine: true };
vi.stubGlobal('document', sight);
vi.stubGlobal('navigator', phone);
const turn = (visibilityState: string) => {
  sight.visibilityState = visibilityState;
  sight.dispatchEvent(new Event('visibilitychange'));
};
const connect = (onLine: boolean) => {
  phone.onLine = onLine;
  page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};

let story: StoryExchange;
let calls: string[][];
const ends: (() => void)[] = [];

function onExchange(...faults: Fault[]) {
  story = storyHandlers({ scenario: 'demo', faults });
  server.resetHandlers(...story.handlers);
}

server.events.on('request:start', async ({ request }) => {
  if (new URL(request.url).pathname.endsWith(stockQuotes.path))
    calls.push((await request.clone().json()).symbols);
});

beforeEach(() => {
  calls = [];
  onExchange();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  clearQuotes();
  turn('visible');
});

const show = (...symbols: string[]) => {
  for (const symbol of symbols) ends.push(subscribeQuote(symbol, () => {}));
};
// A longer timeout, for a busy machine.
vi.setConfig({ testTimeout: 20_000 });
const known = (symbol: string) => waitUntil(() => quoteOf(symbol));
const minuteLater = () => story.store.transact((exchange) => advanceBy(exchange, 1));
const nothingAskedFor = async (ms: number) => {
  const before = calls.length;
  await new Promise((resolve) => setTimeout(resolve, ms));
  expect(calls).toHaveLength(before);
};

it('requests only the quotes on the screen', async () => {
  const [one, other, third] = [1010, 1011, 1012].map((code) => listingOf(code).symbol) as [
    string,
    string,
    string,
  ];
  show(one, other);
  expect(await known(one)).toMatchObject({ symbol: one, code: '1010' });
  expect([quoteOf(other)?.code, quoteOf(third)]).toEqual(['1011', undefined]);
  expect(calls).toEqual([[one, other]]);
});

it('requests again after two seconds, and notifies of changes', async () => {
  show('1010.E');
  const first = await known('1010.E');
  const receivedBefore = quotesAsOf();
  await minuteLater();
  await waitUntil(() => quoteOf('1010.E') !== first);
  expect(quoteOf('1010.E')?.quotedAt).toBeGreaterThan(first?.quotedAt ?? Number.POSITIVE_INFINITY);
  expect(quotesAsOf()).toBeGreaterThan(receivedBefore ?? Number.POSITIVE_INFINITY);
});

it('are as of their request: the way of a slow answer counts as age', async () => {
  const travelMs = 700;
  server.use(
    http.post('*', async () => {
      await delay(travelMs);
      return undefined;
    }),
  );
  show('1010.E');
  await known('1010.E');
  expect(serverNow() - (quotesAsOf() ?? Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(travelMs - 1);
});

it('sends no requests in the background, and requests at once when the page is visible again', async () => {
  show('1010.E');
  await known('1010.E');
  turn('hidden');
  await nothingAskedFor(quoteEveryMs + 100);
  turn('visible');
  await waitUntil(() => calls.length === 2);
});

it('asks once when the phone goes offline, then more seldom, and at once when it is online again', async () => {
  show('1010.E');
  await known('1010.E');
  onExchange(fault('offline', stockQuotes.path));
  connect(false);
  await waitUntil(() => calls.length === 2);
  await nothingAskedFor(quoteEveryMs - 100);
  connect(true);
  await waitUntil(() => calls.length === 3);
});

it('continues although the browser reports no connection, and then there is one', async () => {
  show('1010.E');
  await known('1010.E');
  connect(false);
  await waitUntil(() => isOnline());
  await waitUntil(() => calls.length === 3);
  connect(true);
});

it('listens to the page only while something is on the screen', async () => {
  const added = vi.spyOn(sight, 'addEventListener');
  const removed = vi.spyOn(sight, 'removeEventListener');
  show('1010.E', '1011.E');
  await Promise.resolve();
  expect(added).toHaveBeenCalledTimes(1);
  for (const end of ends.splice(0)) end();
  await Promise.resolve();
  expect(removed).toHaveBeenCalledTimes(1);
  await nothingAskedFor(200);
});

it('continues after a failed answer', async () => {
  onExchange(fault('serverError', stockQuotes.path));
  show('1010.E');
  await waitUntil(() => calls.length === 1);
  server.resetHandlers(...story.handlers.slice(1));
  expect(await known('1010.E')).toBeDefined();
});

const firstThree = { sort: 'code', direction: 'ascending', offset: 0, limit: 3 } as const;

it.each<[string, Call, RequestOf<Call>, string]>([
  ['a list', stockList, firstThree, listingOf(1000).symbol],
  ['a ranking', stockRanking, { kind: 'turnover' }, ''],
  ['a search', stockSearch, { query: '1010', limit: 5 }, '1010.E'],
  ['some quotes', stockQuotes, { symbols: ['1010.E'] }, '1010.E'],
  ['details', stockDetail, { symbol: '1010.E' }, '1010.E'],
])(
  'stores the quotes that arrive with %s, and does not request them at once',
  async (_, call, request, symbol) => {
    const answer = await createQueryClient({ retry: false }).fetchQuery(callQuery(call, request));
    const known = symbol || (answer as Stock[])[0]?.symbol || '';
    expect(quoteOf(known)?.symbol).toBe(known);
    show(known);
    await nothingAskedFor(200);
  },
);

it('several quotes are one map, with one notification for simultaneous changes', async () => {
  const answer = (symbol: string) =>
    createQueryClient({ retry: false }).fetchQuery(callQuery(stockDetail, { symbol }));
  const stock = await answer('1010.E');
  const { subscribe, read } = quotesOf(['1010.E', '1011.E']);
  const listener = vi.fn();
  ends.push(subscribe(listener));
  const before = read();
  expect([...before.keys()]).toEqual(['1010.E']);
  expect(read()).toBe(before);
  const stocks = [
    { ...stock, latestPrice: '1', quotedAt: stock.quotedAt + 1 },
    { ...stock, symbol: '1011.E' },
  ];
  updateQuotes({ stocks, asOf: serverNow() });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  expect(read()).not.toBe(before);
  expect(read().get('1010.E')?.latestPrice).toBe('1');
  expect(read().has('1011.E')).toBe(true);
});
