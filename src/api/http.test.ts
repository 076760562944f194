import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fault, type FaultName, fault } from '../../mocks/faults';
import { listenInProcess } from '../../mocks/node';
import { storyNow } from '../../mocks/scenarios/clock';
import { storyHandlers } from '../../mocks/story';
import { failureOf } from '../../tests/failureOf';
import { page } from '../../tests/page';
import { deviceNow } from '../lib/deviceClock';
import { signIn, signOut } from '../session/session';
import { logout } from './contract/login';
import { indices } from './contract/market';
import { stockDetail } from './contract/stocks';
import { positionList, tradeRules } from './contract/trade';
import { watchlist } from './contract/watchlist';
import { type ApiEvent, apiEvents } from './events';
import { send } from './http';
import { serverNow } from './serverClock';

const server = listenInProcess([]);
const events: ApiEvent[] = [];
apiEvents.subscribe((event) => events.push(event));

beforeEach(() => {
  events.length = 0;
  signOut();
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const answers = (handler: RequestHandler) => server.resetHandlers(handler);
const answersWith = (envelope: object) =>
  answers(http.post('*/api/vue/*', () => HttpResponse.json(envelope)));

/** Answers every call with an empty success, and returns the request that was received. */
async function requestOf(call: () => Promise<unknown>): Promise<Request> {
  let seen: Request | undefined;
  answers(
    http.post('*', ({ request }) => {
      seen = request.clone();
      return HttpResponse.json({ status: 1, data: [] });
    }),
  );
  await call();
  if (!seen) throw new Error('no request was made');
  return seen;
}

function onExchange(...faults: Fault[]) {
  const { handlers, session } = storyHandlers({ scenario: 'trader', faults });
  server.resetHandlers(...handlers);
  if (session) signIn({ ...session, isAdmin: null });
}

const inProgress = { source: 'competition', group: 'inProgress' } as const;
const eastern = { exchange: 'EAST', type: 'jpy' };

describe('what is sent', () => {
  it('is JSON, posted under the base path of this origin', async () => {
    const request = await requestOf(() => send(watchlist, eastern));
    expect(request.method).toBe('POST');
    expect(request.url).toBe(new URL('/api/vue/user/Optionallist', page.location.href).href);
    expect(request.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await request.json()).toEqual(eastern);
  });

  it('has no header that a server of another origin would have to allow, beside those of the contract', async () => {
    const { headers } = await requestOf(() => send(watchlist, eastern));
    const allowed = ['content-type', 'token', 'account'];
    // Browsers and Node set these themselves, or allow them everywhere.
    const simple = ['accept', 'accept-encoding', 'accept-language', 'connection', 'content-length', 'host'];
    expect([...headers.keys()].filter((name) => ![...allowed, ...simple].includes(name))).toEqual([]);
  });

  it('goes to the server configured for the build, when that is not the page’s origin', async () => {
    vi.stubEnv('VITE_API_ORIGIN', 'https://app.example/');
    vi.resetModules();
    const elsewhere = { ...(await import('./http')), ...(await import('./address')) };
    vi.unstubAllEnvs();
    const { url } = await requestOf(() => elsewhere.send(watchlist, eastern));
    expect(url).toBe('https://app.example/api/vue/user/Optionallist');
    expect(elsewhere.imageBase).toBe('https://app.example/api/');
  });

  it.each([
    ['nobody is signed in', null, { token: '', account: '' }],
    ['a member is signed in', { token: 't', account: 'a', isAdmin: null }, { token: 't', account: 'a' }],
    [
      'an admin is signed in',
      { token: 't', account: 'a', isAdmin: '1' },
      { token: 't', account: 'a', 'is-admin': '1' },
    ],
    ['the account is unknown', { token: 't', account: '', isAdmin: '' }, { token: 't', account: '' }],
  ])('carries the headers token and account when %s', async (_, session, expected) => {
    if (session) signIn(session);
    const { headers } = await requestOf(() => send(indices, {}));
    const own = [...headers].filter(([name]) => ['token', 'account', 'is-admin'].includes(name));
    expect(Object.fromEntries(own)).toEqual(expected);
  });
});

describe('a success', () => {
  it.each([1, '1'])('is status %j', async (status) => {
    answersWith({ status, data: [] });
    expect(await send(watchlist, eastern)).toEqual({ ok: true, data: [] });
  });

  it('shows no message to the member, whatever its text', async () => {
    answersWith({ status: 1, msg: 'ok', data: [] });
    await send(watchlist, eastern);
    expect(events).toEqual([]);
  });

  it('needs no data where the contract has none', async () => {
    answersWith({ status: 1 });
    expect(await send(logout, {})).toEqual({ ok: true, data: undefined });
  });

  it('reads numbers sent as strings as the same data', async () => {
    onExchange();
    const plain = await send(positionList, inProgress);
    onExchange(fault('numbersAsStrings'));
    expect(await send(positionList, inProgress)).toEqual(plain);
    expect(plain).toHaveProperty('data.items.0');
  });

  it('sets the exchange’s clock', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 });
    onExchange();
    await send(tradeRules, {});
    expect(serverNow()).toBe(storyNow);
    vi.setSystemTime(60_000);
    expect(serverNow()).toBe(storyNow + 60_000);
  });
});

describe('a failure', () => {
  it.each([
    ['offline', 'offline'],
    ['unauthorized', 'unauthorized'],
    ['serverError', 'server'],
    ['html', 'malformed'],
    ['emptyBody', 'malformed'],
    ['nullData', 'malformed'],
    ['malformed', 'malformed'],
  ] as const satisfies [FaultName, string][])('of the kind %s is %s', async (name, kind) => {
    onExchange(fault(name, stockDetail.path));
    const failure = await failureOf(send(stockDetail, { symbol: '1063.E' }));
    expect([failure.kind, failure.path]).toEqual([kind, stockDetail.path]);
    expect(failure.refusal).toBeUndefined();
  });

  it.each(['null', '[]', '1', '"ok"', '{}', '{"status":null}', '{"status":1'])(
    'is an answer that is no envelope: %s',
    async (body) => {
      answers(http.post('*', () => new HttpResponse(body)));
      expect((await failureOf(send(positionList, inProgress))).kind).toBe('malformed');
    },
  );

  it.each([
    [400, 'notAccepted', false],
    [401, 'unauthorized', false],
    [403, 'notAccepted', false],
    [404, 'notAccepted', false],
    // The server did not get the request in time, so it did not carry it out.
    [408, 'notAccepted', false],
    [411, 'notAccepted', false],
    [413, 'tooLarge', false],
    [429, 'tooManyRequests', false],
    [499, 'notAccepted', false],
    [500, 'server', true],
    [502, 'server', true],
    [503, 'server', true],
    [504, 'server', true],
  ] as const)('is HTTP %d, even with an envelope: %s', async (status, kind, resultUnknown) => {
    answers(http.post('*', () => HttpResponse.json({ status: 1, data: [] }, { status })));
    expect(await failureOf(send(positionList, inProgress))).toMatchObject({ kind, resultUnknown });
  });

  it.each([
    [429, { 'retry-after': '30' }, 30_000],
    [503, { 'retry-after': '30' }, 30_000],
    [429, { 'retry-after': 'Fri, 20 Nov 2026 01:00:40 GMT', date: 'Fri, 20 Nov 2026 01:00:10 GMT' }, 30_000],
    [429, {}, undefined],
    [429, { 'retry-after': 'soon' }, undefined],
    [500, { 'retry-after': '30' }, undefined],
  ])('of HTTP %d with %j names a next try in %s ms', async (status, headers, waitMs) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    answers(http.post('*', () => new HttpResponse(null, { status, headers: { ...headers } })));
    const { retryAt } = await failureOf(send(positionList, inProgress));
    expect(retryAt === undefined ? undefined : retryAt - deviceNow()).toBe(waitMs);
  });

  it('is not reported by the client: the screen shows it', async () => {
    onExchange(fault('html'));
    await failureOf(send(tradeRules, {}));
    expect(events).toEqual([]);
  });

  it('comes after 10 s without an answer, and not before', async () => {
    answers(http.post('*', () => delay('infinite')));
    vi.useFakeTimers();
    const settled = vi.fn();
    const failure = failureOf(send(tradeRules, {})).finally(settled);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await failure).kind).toBe('timeout');
  });
});

describe('a cancelled call', () => {
  it.each(['before it is sent', 'while it waits'])('%s rejects with the reason', async (moment) => {
    answers(http.post('*', () => delay('infinite')));
    const cancel = new AbortController();
    const reason = new Error('the screen was left');
    if (moment === 'before it is sent') cancel.abort(reason);
    const call = send(tradeRules, {}, { signal: cancel.signal });
    cancel.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(events).toEqual([]);
  });
});
