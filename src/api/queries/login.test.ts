import { HttpResponse, http, type RequestHandler } from 'msw';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { brokerInviteCode } from '../../../mocks/exchange/login/register';
import { listenInProcess } from '../../../mocks/node';
import { storyHandlers } from '../../../mocks/story';
import { hookResult } from '../../../tests/hookResult';
import '../../../tests/page';
import { agreementOf } from '../../session/agreement';
import { currentSession, signOut } from '../../session/session';
import { useLogIn, useSignUp } from './login';
import { createQueryClient } from './queryClient';

const server = listenInProcess([]);
afterAll(() => server.close());

const answers = (...handlers: RequestHandler[]) => server.resetHandlers(...handlers);

beforeEach(() => {
  signOut();
  answers(...storyHandlers({ scenario: 'trader' }).handlers);
});

type Request = Parameters<ReturnType<typeof useLogIn>['submit']>[0];
const logIn = (request: Request) => hookResult(createQueryClient(), useLogIn).submit(request);
const logsIn = (password: string) => logIn({ account: demoMember.account, password });

describe('logging in', () => {
  it('stores the session', async () => {
    expect(await logsIn(demoMember.password)).toMatchObject({ step: 'done' });
    expect(currentSession()).toEqual({
      token: expect.stringMatching(/./),
      account: demoMember.account,
      isAdmin: null,
    });
  });

  it('stores the admin flag', async () => {
    const data = { token: 't', account: 'a', isAdmin: '1' };
    answers(http.post('*', () => HttpResponse.json({ status: 1, data })));
    await logsIn('any');
    expect(currentSession()).toEqual(data);
  });

  it('returns why it was refused, and stores nothing', async () => {
    expect(await logsIn('wrong')).toMatchObject({
      step: 'ready',
      problem: { refusal: { key: 'wrongAccountOrPassword' } },
    });
    expect(currentSession()).toBeNull();
  });
});

it('registering signs in', async () => {
  const registration = { account: '9000000001', password: 'abcd1234', inviteCode: brokerInviteCode };
  const signUp = () => hookResult(createQueryClient(), useSignUp).submit(registration);
  expect(await signUp()).toMatchObject({ step: 'done' });
  expect(currentSession()).toMatchObject({ account: registration.account });
  expect(await signUp()).toMatchObject({ step: 'ready', problem: { refusal: { key: 'numberRegistered' } } });
});

it('stores the agreement of a registration, and at login only a newer one', async () => {
  const account = '9000000001';
  const registration = { account, password: 'abcd1234', inviteCode: brokerInviteCode, agreedVersion: '1' };
  await hookResult(createQueryClient(), useSignUp).submit(registration);
  const first = agreementOf(account);
  expect(first).toMatchObject({ version: '1', agreedAt: expect.any(Number) });
  await logIn({ account, password: 'abcd1234', agreedVersion: '1' });
  expect(agreementOf(account)).toEqual(first);
  await logIn({ account, password: 'abcd1234', agreedVersion: '2' });
  expect(agreementOf(account)?.version).toBe('2');
  await logIn({ account, password: 'abcd1234' });
  expect(agreementOf(account)?.version).toBe('2');
});
