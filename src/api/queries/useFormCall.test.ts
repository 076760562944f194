import { HttpResponse, http, type RequestHandler } from 'msw';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { fault, withFaults } from '../../../mocks/faults';
import { listenInProcess } from '../../../mocks/node';
import { hookResult } from '../../../tests/hookResult';
import '../../../tests/page';
import { account } from '../contract/account';
import { defineCall } from '../contract/call';
import { logout } from '../contract/session';
import { tradeRules } from '../contract/trade';
import { createQueryClient } from './queryClient';
import { queryKey } from './useCall';
import { useFormCall } from './useFormCall';

const server = listenInProcess([]);
let calls = 0;
server.events.on('request:start', () => {
  calls += 1;
});
beforeEach(() => {
  calls = 0;
});
afterAll(() => server.close());

const change = defineCall({ ...logout, path: '/test/Change' });
const answers = (...handlers: RequestHandler[]) => server.resetHandlers(...handlers);
const done = http.post('*', () => HttpResponse.json({ status: 1 }));
const form = (queries = createQueryClient()) => hookResult(queries, () => useFormCall(change, [account]));

it('is sent once, however often the button is pressed, and not again when it is done', async () => {
  answers(done);
  const { submit } = form();
  await Promise.all([submit({}), submit({})]);
  await submit({});
  expect(calls).toBe(1);
});

it.each(['refuse', 'unauthorized', 'offline', 'serverError'] as const)(
  'may be sent again after %s',
  async (kind) => {
    answers(...withFaults([fault(kind)], []));
    const { submit } = form();
    await submit({});
    await submit({});
    expect(calls).toBe(2);
  },
);

it('makes what it changes out of date, and nothing else', async () => {
  answers(done);
  const queries = createQueryClient();
  const known = [account, tradeRules].map((call) => queryKey(call, {} as never));
  for (const key of known) queries.setQueryData(key, {});
  await form(queries).submit({});
  expect(known.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});
