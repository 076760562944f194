import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from '../../tests/page';
import { prefetchFirstScreens } from './firstScreens';

const server = setupServer();
const requests: string[] = [];

beforeAll(() => {
  vi.stubGlobal('__SIMULATED__', false);
  server.listen({ onUnhandledRequest: 'error' });
  server.use(
    http.post(new URL('/api/vue/*', page.location.href).href, async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api/vue', '');
      requests.push(`${path} ${JSON.stringify(await request.json())}`);
      return HttpResponse.json({ status: 1, msg: '', data: {} });
    }),
  );
});
afterEach(() => void requests.splice(0));
afterAll(() => server.close());

const splash = ['/common/Version {}', '/stock/Indices {}'];
const home = ['/stock/Indices {}', '/user/Account {}'];
const stock = ['/stock/Detail {"symbol":"1001.W"}'];

it.each([
  ['', false, splash],
  ['#/', false, splash],
  ['#/login/start', true, splash],
  ['#/login/start?lang=en', false, splash],
  ['#/home/index', true, home],
  // Redirected to sign-in.
  ['#/home/index', false, []],
  ['#/market/marketDetail?symbol=1001.W', true, stock],
  ['#/market/marketDetail', true, []],
  ['#/market/market', true, []],
  ['#/no/such/path', true, []],
  ['#__proto__', true, []],
  ['#constructor', true, []],
])('at "%s", signed in: %s, requests %j', async (hash, signedIn, calls) => {
  await prefetchFirstScreens(hash, 'en', signedIn);
  await vi.waitFor(() => expect([...requests].sort()).toEqual(calls));
});

it.each([
  ['#/login/start', false, []],
  ['#/home/index', true, []],
  ['#/market/market', true, []],
  ['#/market/marketFav', true, ['watchlist']],
  ['#/user/setting', true, ['errors', 'settings', 'uploads']],
  ['#/no/such/path', true, []],
])('at "%s", signed in: %s, returns the later texts %j', async (hash, signedIn, texts) => {
  expect(await prefetchFirstScreens(hash, 'en', signedIn)).toEqual(texts);
});
