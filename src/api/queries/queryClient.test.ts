import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { delay, http, type RequestHandler } from 'msw';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type FaultName, fault, withFaults } from '../../../mocks/faults';
import { listenInProcess } from '../../../mocks/node';
import { failureOf } from '../../../tests/failureOf';
import '../../../tests/page';
import { waitUntil } from '../../../tests/waitUntil';
import { tradeRules } from '../contract/trade';
import { ApiError } from '../errors';
import { send } from '../http';
import { forgetWaits } from '../serverWaits';
import { createQueryClient } from './queryClient';
import { callQuery } from './useCall';

const server = listenInProcess([]);
let calls = 0;
server.events.on('request:start', () => {
  calls += 1;
});
afterEach(() => {
  calls = 0;
  forgetWaits();
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
    ['tooLarge'],
    ['notAccepted'],
    ['html'],
    ['emptyBody'],
  ] as const)('is tried once when it would be no use: %s %s', async (kind, message?: string) => {
    answersWith(kind, message);
    await read();
    expect(calls).toBe(1);
  });

  const limited = (kind: FaultName, retryAfter: string | null) =>
    answers(...withFaults([{ kind, retryAfter }], []));

  it('is not retried after HTTP 429 without a time, or with a long one', async () => {
    limited('tooManyRequests', null);
    await read();
    limited('tooManyRequests', '11');
    await read();
    expect(calls).toBe(2);
  });

  it('is not retried after HTTP 503 with a long time', async () => {
    limited('unavailable', '11');
    await read();
    expect(calls).toBe(1);
  });

  it.each(['tooManyRequests', 'unavailable'] as const)(
    'is not made before the time that the server named with %s, however often it is wanted',
    async (kind) => {
      vi.useFakeTimers();
      limited(kind, '60');
      const client = createQueryClient({ retry: false });
      const wanted = () => client.fetchQuery(callQuery(tradeRules, {}));
      const first = await failureOf(wanted());
      expect(await failureOf(wanted())).toBe(first);
      await vi.advanceTimersByTimeAsync(59_000);
      expect(await failureOf(wanted())).toBe(first);
      expect(calls).toBe(1);
      await vi.advanceTimersByTimeAsync(1_001);
      expect(await failureOf(wanted())).not.toBe(first);
      expect(calls).toBe(2);
    },
  );

  it.each(['tooManyRequests', 'unavailable'] as const)(
    'is retried after the short time that the server named with %s, not sooner',
    async (kind) => {
      limited(kind, '5');
      vi.useFakeTimers();
      const client = createQueryClient({ random: () => 0.5 });
      const failed = failureOf(client.fetchQuery(callQuery(tradeRules, {})));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(calls).toBe(1);
      await vi.advanceTimersByTimeAsync(600);
      expect(calls).toBe(2);
      await vi.advanceTimersByTimeAsync(60_000);
      await failed;
      expect(calls).toBe(3);
    },
  );

  it('is retried later and later, at a random time', async () => {
    const waits = (number: number) => {
      const { retryDelay } = createQueryClient({ random: () => number }).getDefaultOptions().queries ?? {};
      if (typeof retryDelay !== 'function') throw new Error('the delay is no function');
      return [0, 1].map((failures) => retryDelay(failures, new ApiError('server', '')));
    };
    expect([waits(0), waits(0.5)]).toEqual([
      [500, 1_000],
      [750, 1_500],
    ]);
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
