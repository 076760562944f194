import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listenInProcess } from '../../mocks/node';
import { storyHandlers } from '../../mocks/story';
import '../../tests/page';
import { currentSession, rememberedAccount, signIn, signOut } from '../session/session';
import { account } from './contract/account';
import { login } from './contract/login';
import { tradeRules } from './contract/trade';
import { type ApiEvent, apiEvents } from './events';
import { send } from './http';

const server = listenInProcess([]);
afterAll(() => server.close());

const events: ApiEvent[] = [];
apiEvents.subscribe((event) => events.push(event));

const first = { token: 'first', account: '9012345678', isAdmin: '1' };
const second = { token: 'second', account: '9012345679', isAdmin: null };

beforeEach(() => {
  events.length = 0;
  signIn(first);
});

const isUnauthorized = { kind: 'unauthorized' };

/** Every call ends in a 401; `meanwhile` runs while the call is pending. */
const expires = (meanwhile = () => {}) =>
  server.resetHandlers(
    http.post('*', () => {
      meanwhile();
      return new HttpResponse(null, { status: 401 });
    }),
  );

it('ends the session: the token and the admin flag are forgotten, the account stays', async () => {
  server.resetHandlers(...storyHandlers({ scenario: 'trader' }).handlers);
  await expect(send(account, {})).rejects.toMatchObject(isUnauthorized);
  expect(currentSession()).toBeNull();
  expect(rememberedAccount()).toBe(first.account);
  signIn(second);
  expect(currentSession()).toEqual(second);
});

it('is reported once for several calls that fail together, and each of them fails', async () => {
  expires();
  const calls = await Promise.allSettled(Array.from({ length: 5 }, () => send(tradeRules, {})));
  expect(calls).toMatchObject(calls.map(() => ({ status: 'rejected', reason: isUnauthorized })));
  expect(events).toEqual([{ kind: 'unauthorized' }]);
});

it('is reported again when the next session ends', async () => {
  expires();
  await send(tradeRules, {}).catch(() => {});
  signIn(second);
  await send(tradeRules, {}).catch(() => {});
  expect(events).toEqual([{ kind: 'unauthorized' }, { kind: 'unauthorized' }]);
});

it('asks for a login when nobody is signed in', async () => {
  signOut();
  expires();
  const call = send(login, { account: first.account, password: 'abcd1234' });
  await expect(call).rejects.toMatchObject(isUnauthorized);
  expect(events).toEqual([{ kind: 'loginRequired' }]);
});

it('does not end a session that began since the call was made', async () => {
  expires(() => signIn(second));
  await expect(send(tradeRules, {})).rejects.toMatchObject(isUnauthorized);
  expect(currentSession()).toEqual(second);
  expect(events).toEqual([]);
});

it('is not reported for a call of a member who has signed out since', async () => {
  expires(signOut);
  await expect(send(tradeRules, {})).rejects.toMatchObject(isUnauthorized);
  expect(events).toEqual([]);
});
