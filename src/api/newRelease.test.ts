import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { listenInProcess } from '../../mocks/node';
import '../../tests/page';
import { isNewRelease } from './newRelease';

const server = listenInProcess([]);
afterAll(() => server.close());

const own = './assets/index-1.js';
const pageWith = (script: string) => `<div id="root"></div><script type="module" src="${script}"></script>`;
const answers = (page: string, init?: { status: number }) =>
  server.resetHandlers(http.get('*/app/', () => HttpResponse.html(page, init)));

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => own }) });
  window.location.pathname = 'http://exchange.test/app/';
});

it('is another release when the page begins with another script', async () => {
  answers(pageWith('./assets/index-2.js'));
  expect(await isNewRelease()).toBe(true);
});

it.each([
  ['the page names the same script', () => answers(pageWith(own))],
  ['something stands between the app and the server', () => answers('<form>Sign in to this network</form>')],
  ['the server is down', () => answers(pageWith('./assets/index-2.js'), { status: 503 })],
  ['there is no connection', () => server.resetHandlers(http.get('*', () => HttpResponse.error()))],
  [
    'this page began without a script of its own',
    () => {
      vi.stubGlobal('document', { querySelector: () => null });
      answers(pageWith('./assets/index-2.js'));
    },
  ],
])('is none when %s', async (_, happens) => {
  happens();
  expect(await isNewRelease()).toBe(false);
});
