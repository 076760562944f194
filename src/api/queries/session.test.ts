import { HttpResponse, http, type RequestHandler } from 'msw';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { houseInviteCode } from '../../../mocks/exchange/members/register';
import { type FaultName, fault, withFaults } from '../../../mocks/faults';
import { listenInProcess } from '../../../mocks/node';
import { storyHandlers } from '../../../mocks/story';
import { hookResult } from '../../../tests/hookResult';
import '../../../tests/page';
import { agreementOf } from '../../session/agreement';
import { currentSession, signIn, signOut } from '../../session/session';
import type { ServerMessage } from '../errors';
import { createQueryClient } from './queryClient';
import { logIn, signUp, useLogout } from './session';

const server = listenInProcess([]);
afterAll(() => server.close());

const told: ServerMessage[] = [];
const onRefused = (message: ServerMessage) => void told.push(message);
const answers = (...handlers: RequestHandler[]) => server.resetHandlers(...handlers);

beforeEach(() => {
  told.length = 0;
  signOut();
  answers(...storyHandlers({ scenario: 'trader' }).handlers);
});

const logsIn = (password: string) => logIn({ account: demoMember.account, password }, { onRefused });

describe('logging in', () => {
  it('keeps the session', async () => {
    expect(await logsIn(demoMember.password)).toBe(true);
    expect(currentSession()).toEqual({
      token: expect.stringMatching(/./),
      account: demoMember.account,
      isAdmin: null,
    });
  });

  it('keeps the admin flag', async () => {
    const data = { token: 't', account: 'a', isAdmin: '1' };
    answers(http.post('*', () => HttpResponse.json({ status: 1, data })));
    await logsIn('any');
    expect(currentSession()).toEqual(data);
  });

  it('tells why it was refused, and keeps nothing', async () => {
    await expect(logsIn('wrong')).rejects.toMatchObject({ kind: 'refused' });
    expect(told).toMatchObject([{ key: 'wrongAccountOrPassword' }]);
    expect(currentSession()).toBeNull();
  });

  it('resolves as failed for a special phrase', async () => {
    answers(...withFaults([fault('refuse', undefined, 'outsideDepositTime')], []));
    expect(await logsIn(demoMember.password)).toBe(false);
    expect(currentSession()).toBeNull();
  });
});

it('registering signs in', async () => {
  const registration = { account: '9000000001', password: 'abcd1234', inviteCode: houseInviteCode };
  expect(await signUp(registration, { onRefused })).toBe(true);
  expect(currentSession()).toMatchObject({ account: registration.account });
  await expect(signUp(registration, { onRefused })).rejects.toMatchObject({ kind: 'refused' });
});

it('keeps what was agreed to while registering, and at a login only what is newer', async () => {
  const account = '9000000001';
  const registration = { account, password: 'abcd1234', inviteCode: houseInviteCode, agreedVersion: '1' };
  await signUp(registration, { onRefused });
  const first = agreementOf(account);
  expect(first).toMatchObject({ version: '1', agreedAt: expect.any(Number) });
  await logIn({ account, password: 'abcd1234', agreedVersion: '1' }, { onRefused });
  expect(agreementOf(account)).toEqual(first);
  await logIn({ account, password: 'abcd1234', agreedVersion: '2' }, { onRefused });
  expect(agreementOf(account)?.version).toBe('2');
  await logIn({ account, password: 'abcd1234' }, { onRefused });
  expect(agreementOf(account)?.version).toBe('2');
});

describe('logging out', () => {
  const logsOut = () => hookResult(createQueryClient(), useLogout).mutateAsync();

  it('tells the server, and ends the session on this device', async () => {
    await logsIn(demoMember.password);
    const session = currentSession();
    await logsOut();
    expect(currentSession()).toBeNull();
    if (session) signIn(session);
    await expect(logsOut()).resolves.toBeNull();
  });

  it.each(['offline', 'serverError', 'refuse', 'unauthorized', 'html'] satisfies FaultName[])(
    'ends the session on this device even when the server could not be told: %s',
    async (kind) => {
      signIn({ token: 't', account: 'a', isAdmin: null });
      answers(...withFaults([fault(kind)], []));
      await expect(logsOut()).rejects.toThrow();
      expect(currentSession()).toBeNull();
    },
  );
});
