import { HttpResponse, http, type RequestHandler } from 'msw';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { fault, withFaults } from '../../../mocks/faults';
import { listenInProcess } from '../../../mocks/node';
import { hookResult } from '../../../tests/hookResult';
import '../../../tests/page';
import { keepTrace, removeTrace } from '../../session/requestTraces';
import { signIn, signOut } from '../../session/session';
import { account } from '../contract/account';
import { defineCall } from '../contract/call';
import { logout } from '../contract/login';
import { positionList, tradeRules } from '../contract/trade';
import { createQueryClient } from './queryClient';
import { queryKey } from './useCall';
import { useSubmit } from './useSubmit';

const server = listenInProcess([]);
let calls = 0;
server.events.on('request:start', () => {
  calls += 1;
});
beforeEach(() => {
  calls = 0;
});
afterAll(() => server.close());

const transfer = defineCall({ ...logout, path: '/test/Transfer', movesMoney: true });
const change = defineCall({ ...logout, path: '/test/Change' });
const answers = (...handlers: RequestHandler[]) => server.resetHandlers(...handlers);
const done = http.post('*', () => HttpResponse.json({ status: 1 }));

const form = (queries = createQueryClient()) =>
  hookResult(queries, () => useSubmit(transfer, [account, positionList]));

it('is sent once, however often the button is pressed while it is pending', async () => {
  answers(done);
  const { submit } = form();
  await Promise.all([submit({}), submit({}), submit({})]);
  expect(calls).toBe(1);
});

it('is sent once by a double tap of a button that opens the form again before it sends', async () => {
  answers(done);
  const { submit, reset } = form();
  const press = () => {
    reset();
    return submit({});
  };
  await Promise.all([press(), press()]);
  expect(calls).toBe(1);
});

it.each(['done', 'unknown'])('is not sent again when it is %s', async (step) => {
  answers(...(step === 'done' ? [done] : withFaults([fault('offline')], [])));
  const { submit } = form();
  await submit({});
  await submit({});
  expect(calls).toBe(1);
});

it.each(['refuse', 'unauthorized', 'tooLarge', 'notAccepted'] as const)(
  'may be sent again after %s',
  async (kind) => {
    answers(...withFaults([fault(kind)], []));
    const { submit } = form();
    await submit({});
    await submit({});
    expect(calls).toBe(2);
  },
);

it.each([
  ['done', [done]],
  ['refused', withFaults([fault('refuse')], [])],
  ['unknown', withFaults([fault('serverError')], [])],
])('invalidates only the calls that it changes when it is %s', async (_, handlers) => {
  answers(...handlers);
  const queries = createQueryClient();
  const known = [account, positionList, tradeRules].map((call) => queryKey(call, {} as never));
  for (const key of known) queries.setQueryData(key, {});
  await form(queries).submit({});
  expect(known.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});

it('may be sent again after an answer that asks again, and returns that answer', async () => {
  answers(done);
  const queries = createQueryClient();
  const { submit } = hookResult(queries, () => useSubmit(transfer, [], { isAskedAgain: () => true }));
  expect(await submit({})).toMatchObject({ step: 'done' });
  await submit({});
  expect(calls).toBe(2);
});

it.each(['refuse', 'unauthorized', 'offline', 'serverError'] as const)(
  'may be sent again after %s when it moves no money',
  async (kind) => {
    answers(...withFaults([fault(kind)], []));
    const { submit } = hookResult(createQueryClient(), () => useSubmit(change, []));
    await submit({});
    await submit({});
    expect(calls).toBe(2);
  },
);

it('keeps the result when it is done, and not when it is refused', async () => {
  const results: unknown[] = [];
  const keepResult = (result: unknown) => results.push(result);
  answers(...withFaults([fault('refuse')], []));
  const { submit } = hookResult(createQueryClient(), () => useSubmit(change, [], { keepResult }));
  await submit({});
  expect(results).toEqual([]);
  answers(done);
  await submit({});
  expect(results).toEqual([undefined]);
});

it.each([
  ['of this call', { path: transfer.path }, 0],
  ['of another call', { path: change.path }, 1],
  ['of another member', { path: transfer.path, owner: '9012345679' }, 1],
])('a request %s whose result is unknown: sent %i times', async (_, other, times) => {
  answers(done);
  const owner = '9012345678';
  signIn({ token: 't', account: owner, isAdmin: null });
  const { submit } = form();
  // Kept by another tab, after this form was opened.
  keepTrace({ id: 'a', owner, at: 0, sentAt: 0, ...other });
  await submit({});
  expect(calls).toBe(times);
  removeTrace('a');
  signOut();
});
