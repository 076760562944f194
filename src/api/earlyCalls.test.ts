import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../../tests/failureOf';
import { page } from '../../tests/page';
import { deviceNow } from '../lib/deviceClock';
import { signIn, signOut } from '../session/session';
import { siteConfig } from './contract/common';
import { requestEarly, takeEarlyResponse } from './earlyCalls';
import { dataOf } from './http';
import { serverNow } from './serverClock';
import { ask } from './transport';

const address = new URL('/api/vue/common/config', page.location.href).href;
const server = setupServer();
let requests = 0;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  requests = 0;
});
afterAll(() => server.close());

function answerWith(make: () => Response) {
  server.use(
    http.post(address, async ({ request }) => {
      requests += 1;
      expect(await request.json()).toEqual({ type: 'all' });
      return make();
    }),
  );
}

const config = [{ name: 'title', value: 'Itayose' }];
const read = () => dataOf(siteConfig, { type: 'all' }, { quiet: true });

it('gives its answer to the first caller, with the exchange’s time; the next caller sends a new request', async () => {
  answerWith(() =>
    HttpResponse.json(
      { status: 1, msg: '', data: config },
      { headers: { date: 'Fri, 20 Nov 2026 01:00:00 GMT' } },
    ),
  );
  requestEarly(siteConfig.path, { type: 'all' });
  expect(await read()).toEqual(config);
  expect(requests).toBe(1);
  expect(Math.abs(serverNow() - Date.UTC(2026, 10, 20, 1))).toBeLessThan(5_000);
  expect(await read()).toEqual(config);
  expect(requests).toBe(2);
});

const answered = () => answerWith(() => HttpResponse.json({ status: 1, msg: '', data: config }));

it('is sent again for another member', async () => {
  answered();
  signIn({ token: 'first', account: 'first', isAdmin: null });
  requestEarly(siteConfig.path, { type: 'all' });
  signIn({ token: 'second', account: 'second', isAdmin: null });
  expect(await read()).toEqual(config);
  expect(requests).toBe(2);
  signOut();
});

it('is sent again when the answer is older than its maximum age', async () => {
  answered();
  const noAge = -1;
  requestEarly(siteConfig.path, { type: 'all' }, noAge);
  expect(await read()).toEqual(config);
  expect(requests).toBe(2);
});

it.each([
  ['requested early', () => takeEarlyResponse(siteConfig.path, { type: 'all' })],
  ['requested normally', () => ask(siteConfig.path, { type: 'all' })],
])('an answer %s says how long it was on its way, not how long it waited for its caller', async (_, take) => {
  const travelMs = 300;
  server.use(
    http.post(address, async () => {
      await delay(travelMs);
      return HttpResponse.json({ status: 1, msg: '', data: config });
    }),
  );
  const began = deviceNow();
  requestEarly(siteConfig.path, { type: 'all' });
  await delay(2 * travelMs);
  const answer = await take();
  if (!answer) throw new Error('there is no answer');
  expect(answer.sentAt).toBeGreaterThanOrEqual(began);
  expect(answer.receivedAt - answer.sentAt).toBeGreaterThanOrEqual(travelMs - 1);
  expect(answer.receivedAt - answer.sentAt).toBeLessThan(2 * travelMs);
});

describe.each([
  ['requested early', () => requestEarly(siteConfig.path, { type: 'all' })],
  ['requested normally', () => {}],
])('%s', (_, first) => {
  it.each([
    ['HTTP 500', () => new HttpResponse(null, { status: 500 }), 'server'],
    ['HTTP 401', () => new HttpResponse(null, { status: 401 }), 'unauthorized'],
    [
      'HTTP 404, even with an envelope',
      () => HttpResponse.json({ status: 1 }, { status: 404 }),
      'notAccepted',
    ],
    ['HTTP 413', () => new HttpResponse(null, { status: 413 }), 'tooLarge'],
    ['HTTP 429', () => new HttpResponse(null, { status: 429 }), 'tooManyRequests'],
    ['no connection', () => HttpResponse.error(), 'offline'],
    ['a body that is no envelope', () => HttpResponse.text('<!doctype html>'), 'malformed'],
  ])('fails with %s in the same way', async (_, make, kind) => {
    answerWith(make);
    first();
    await expect(read()).rejects.toMatchObject({ name: 'ApiError', kind, path: siteConfig.path });
    expect(requests).toBe(1);
  });

  it('knows the time of the next try, in both forms', async () => {
    answerWith(() => new HttpResponse(null, { status: 429, headers: { 'retry-after': '30' } }));
    first();
    const began = deviceNow();
    const { retryAt } = await failureOf(read());
    expect(retryAt).toBeGreaterThanOrEqual(began + 30_000);
    expect(retryAt).toBeLessThanOrEqual(deviceNow() + 30_000);
  });

  it('fails after 10 s without an answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    timeout.mockImplementation((ms) => {
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms);
      return late.signal;
    });
    server.use(http.post(address, () => delay('infinite')));
    vi.useFakeTimers();
    first();
    const failure = expect(read()).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
    vi.useRealTimers();
    timeout.mockRestore();
  });
});
