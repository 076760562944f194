import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { delay, http, type RequestHandler } from 'msw';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type FaultName, fault, withFaults } from '../../../mocks/faults';
import { listenInProcess } from '../../../mocks/node';
import '../../../tests/page';
import { waitUntil } from '../../../tests/waitUntil';
import { tradeRules } from '../contract/trade';
import { send } from '../http';
import { createQueryClient } from './queryClient';
import { callQuery } from './useCall';

const server = listenInProcess([]);
let calls = 0;
server.events.on('request:start', () => {
  calls += 1;
});
afterEach(() => {
  calls = 0;
  vi.useRealTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterAll(() => server.close());

const answers = (...handlers: RequestHandler[]) => server.resetHandlers(...handlers);
const answersWith = (kind: FaultName, message?: string) =>
  answers(...withFaults([fault(kind, undefined, message)], []));

const read = (client = createQueryClient()) =>
  client.fetchQuery({ ...callQuery(tradeRules, {}), retryDelay: 0 }).catch(() => {});

describe('a read', () => {
  it.each(['offline', 'serverError'] as const)(
    'is retried twice after a transient failure: %s',
    async (kind) => {
      answersWith(kind);
      await read();
      expect(calls).toBe(3);
    },
  );

  it('is not retried while the phone is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answersWith('offline');
    await read();
    expect(calls).toBe(1);
  });

  it('is made again when the phone is online again', async () => {
    answersWith('offline');
    const client = createQueryClient({ retry: false });
    client.mount();
    const query = new QueryObserver(client, callQuery(tradeRules, {}));
    query.subscribe(() => {});
    await waitUntil(() => query.getCurrentResult().isError);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await waitUntil(() => calls === 2);
    client.unmount();
  });

  it('is retried twice after a timeout', async () => {
    answers(http.post('*', () => delay('infinite')));
    vi.useFakeTimers();
    const done = read();
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(calls).toBe(3);
  });

  it.each([
    ['refuse', 'systemBusy'],
    ['refuse', 'outsideWithdrawalTime'],
    ['unauthorized'],
    ['html'],
    ['emptyBody'],
  ] as const)('is tried once when it would be no use: %s %s', async (kind, message?: string) => {
    answersWith(kind, message);
    await read();
    expect(calls).toBe(1);
  });

  it('is not retried in the catalogue, so that failures show at once', async () => {
    answersWith('serverError');
    await read(createQueryClient({ retry: false }));
    expect(calls).toBe(1);
  });
});

it('a mutation is never retried', async () => {
  answersWith('serverError');
  const change = new MutationObserver(createQueryClient(), {
    mutationFn: () => send(tradeRules, {}),
    retryDelay: 0,
  });
  await expect(change.mutate()).rejects.toMatchObject({ kind: 'server' });
  expect(calls).toBe(1);
});
