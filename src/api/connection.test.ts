import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenInProcess } from '../../mocks/node';
import { page } from '../../tests/page';
import { checkConnection } from './checkConnection';
import { isOnline, subscribeConnection } from './connection';
import { apiEvents } from './events';
import { ask } from './transport';

const server = listenInProcess([]);
afterAll(() => server.close());

const phone = { onLine: true };
vi.stubGlobal('navigator', phone);
const report = (onLine: boolean) => {
  phone.onLine = onLine;
  page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};
const answers = (response: () => Response) => server.resetHandlers(http.post('*', response));

const toasts: unknown[] = [];
apiEvents.subscribe((event) => toasts.push(event));

beforeEach(() => {
  answers(() => HttpResponse.json({}));
  report(true);
  toasts.length = 0;
});
afterEach(() => report(true));

it('is there, or not, as the browser reports', () => {
  expect(isOnline()).toBe(true);
  report(false);
  expect(isOnline()).toBe(false);
});

it.each([200, 401, 500])(
  'is there after an answer of HTTP %i, whatever the browser reports',
  async (status) => {
    answers(() => HttpResponse.json({}, { status }));
    report(false);
    const listener = vi.fn();
    const unsubscribe = subscribeConnection(listener);
    await ask('/common/config', {}).catch(() => {});
    expect(isOnline()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
  },
);

it('is gone again with a call that gets no answer', async () => {
  report(false);
  await ask('/common/config', {});
  answers(() => HttpResponse.error());
  await ask('/common/config', {}).catch(() => {});
  expect(isOnline()).toBe(false);
});

it('is gone again when the browser loses it once more', async () => {
  report(false);
  await ask('/common/config', {});
  report(true);
  report(false);
  expect(isOnline()).toBe(false);
});

it('can be tried although the browser reports none; a toast says that no answer came', async () => {
  report(false);
  answers(() => HttpResponse.error());
  await checkConnection();
  expect([isOnline(), toasts]).toMatchObject([false, [{ kind: 'failed', failure: 'offline' }]]);
  answers(() => HttpResponse.json({}));
  await checkConnection();
  expect([isOnline(), toasts.length]).toEqual([true, 1]);
});
