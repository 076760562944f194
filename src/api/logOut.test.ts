import { delay, HttpResponse, http } from 'msw';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type FaultName, fault, withFaults } from '../../mocks/faults';
import { listenInProcess } from '../../mocks/node';
import { memoryStorage, page } from '../../tests/page';
import { waitUntil } from '../../tests/waitUntil';
import { currentSession, signIn } from '../session/session';
import { sessionEnd } from '../session/sessionEnd';
import { type ApiEvent, apiEvents } from './events';
import { logOut } from './logOut';

const server = listenInProcess([]);
afterAll(() => server.close());

const member = { token: 'first', account: '9012345678', isAdmin: '1' };
let device: ReturnType<typeof memoryStorage>;
let told: unknown[];

beforeEach(() => {
  device = memoryStorage();
  page.localStorage = device;
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  signIn(member);
  told = [];
  server.resetHandlers(
    http.post('*/user/Logout', ({ request }) => {
      told.push(
        ['token', 'account', 'is-admin'].map((name) => request.headers.get(name)),
        request.keepalive,
      );
      return HttpResponse.json({ status: 1, data: null });
    }),
  );
});

describe('logging out', () => {
  it('tells the server which session has ended, also when the page is closed', async () => {
    logOut();
    await waitUntil(() => told.length > 0);
    expect(told).toEqual([[member.token, member.account, member.isAdmin], true]);
  });

  it('leaves no token while the server does not answer', () => {
    server.resetHandlers(http.post('*', () => delay('infinite')));
    logOut();
    expect([currentSession(), device.getItem('tokend'), device.getItem('is_admin')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each(['offline', 'serverError', 'refuse', 'unauthorized', 'html'] satisfies FaultName[])(
    'ends the session on this device even when the call fails: %s',
    async (kind) => {
      server.resetHandlers(...withFaults([fault(kind)], []));
      logOut();
      expect(currentSession()).toBeNull();
      await delay(50);
      expect(currentSession()).toBeNull();
    },
  );

  it('reports a refusal once', async () => {
    const events: ApiEvent[] = [];
    // Answers of the tests before may still arrive.
    const unsubscribe = apiEvents.subscribe((event) => {
      if (event.kind === 'message' && event.message.key === 'tradingBanned') events.push(event);
    });
    server.resetHandlers(...withFaults([fault('refuse', undefined, 'tradingBanned')], []));
    logOut();
    await waitUntil(() => events.length > 0);
    await delay(50);
    expect(events).toHaveLength(1);
    unsubscribe();
  });

  it('notes why', () => {
    logOut('idle');
    expect(sessionEnd.read()).toBe('idle');
    signIn(member);
    expect(sessionEnd.read()).toBeNull();
    logOut();
    expect(sessionEnd.read()).toBeNull();
  });

  it('does not end the session of another member who has signed in in another tab', async () => {
    device.setItem('account', '9012345679');
    device.setItem('tokend', 'second');
    logOut();
    await delay(50);
    expect(device.getItem('tokend')).toBe('second');
    expect(told).toEqual([]);
  });
});
