import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fault, withFaults } from '../../mocks/faults';
import { listenInProcess } from '../../mocks/node';
import '../../tests/page';
import { isTraceKept, keepTrace, type RequestTrace, removeTrace } from '../session/requestTraces';
import { signIn } from '../session/session';
import { type ApiEvent, apiEvents, type ResultStep } from './events';
import { askResult, awaitResult, followRequest, maxFlightMs, subscribeResults } from './requestResults';

const server = listenInProcess([]);
const events: ApiEvent[] = [];
apiEvents.subscribe((event) => events.push(event));
afterAll(() => server.close());

const owner = '9012345678';
const other = { token: 'u', account: '9012345679', isAdmin: null };
let trace: RequestTrace;
let asked: unknown[];
let count = 0;

function answersWith(data: object) {
  server.resetHandlers(
    http.post('*/api/vue/common/RequestResult', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ status: 1, data });
    }),
  );
}

beforeEach(() => {
  events.length = 0;
  asked = [];
  signIn({ token: 't', account: owner, isAdmin: null });
  trace = { id: `r${count++}`, owner, path: '/trade/Open', at: Date.now(), sentAt: Date.now() };
  keepTrace(trace);
  answersWith({ carriedOut: true, call: '/trade/Open', record: 'P1' });
});
afterEach(() => {
  removeTrace(trace.id);
  vi.useRealTimers();
});

const told = () => events.flatMap((event) => (event.kind === 'result' ? [event.result] : []));

describe('asking for a result', () => {
  it.each([
    [
      { carriedOut: true, call: '/trade/Open', record: 'P1' },
      { step: 'carriedOut', record: 'P1' },
    ],
    [{ carriedOut: false }, { step: 'notCarriedOut' }],
  ] as const)('%j: it is told, and the trace is removed', async (data, result) => {
    answersWith(data);
    await askResult(trace);
    expect(asked).toEqual([{ id: trace.id }]);
    expect(told()).toEqual([{ trace, ...result }]);
    expect(isTraceKept(trace.id)).toBe(false);
  });

  it('is done once at a time', async () => {
    await Promise.all([askResult(trace), askResult(trace)]);
    expect(asked).toHaveLength(1);
  });

  it.each(['offline', 'serverError', 'html', 'malformed', 'refuse'] as const)(
    'without an answer (%s) the result stays unknown, and nothing is told',
    async (kind) => {
      server.resetHandlers(...withFaults([fault(kind)], []));
      const results: unknown[] = [];
      const stop = subscribeResults((result) => results.push(result) > 0);
      await askResult(trace);
      stop();
      expect(results).toMatchObject([{ trace, step: 'unknown' }]);
      expect(told()).toEqual([]);
      expect(isTraceKept(trace.id)).toBe(true);
    },
  );

  it('is not told elsewhere when a screen shows it', async () => {
    const stop = subscribeResults(() => true);
    await askResult(trace);
    stop();
    expect(told()).toEqual([]);
  });

  it('is not done with the session of another member, who is told nothing', async () => {
    signIn(other);
    await askResult(trace);
    expect([asked, told()]).toEqual([[], []]);
    expect(isTraceKept(trace.id)).toBe(true);
  });
});

describe('the answer to a request', () => {
  const answer = (step: ResultStep, isShown: boolean) =>
    awaitResult(trace, async () => step, { resultOf: (same) => same, isShown: () => isShown });

  it('is told when its form is not shown any more', async () => {
    await answer({ step: 'carriedOut', record: 'P1' }, false);
    expect(told()).toEqual([{ trace, step: 'carriedOut', record: 'P1' }]);
    expect(isTraceKept(trace.id)).toBe(false);
  });

  it('is not told twice when its form is shown', async () => {
    await answer({ step: 'carriedOut', record: 'P1' }, true);
    expect(told()).toEqual([]);
    expect(isTraceKept(trace.id)).toBe(false);
  });

  it('stays for its member when another one has signed in meanwhile', async () => {
    signIn(other);
    await answer({ step: 'carriedOut', record: 'P1' }, false);
    expect(told()).toEqual([]);
    expect(isTraceKept(trace.id)).toBe(true);
  });

  it('is asked for when it was lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await answer({ step: 'unknown', reference: 'X' }, true);
    await vi.advanceTimersByTimeAsync(maxFlightMs);
    await vi.waitFor(() => expect(asked).toEqual([{ id: trace.id }]));
  });
});

describe('following a request', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

  it('asks only when its answer can’t arrive any more, in no tab: asking makes it void', async () => {
    followRequest(trace);
    await vi.advanceTimersByTimeAsync(maxFlightMs - 100);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(asked).toEqual([{ id: trace.id }]));
  });

  it('asks at once about one of the day before', async () => {
    followRequest({ ...trace, sentAt: trace.sentAt - 86_400_000 });
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
  });

  it('does not ask while its answer is awaited in this tab', async () => {
    let finish = (_: ResultStep) => {};
    const sending = new Promise<ResultStep>((resolve) => {
      finish = resolve;
    });
    const done = awaitResult(trace, () => sending, { resultOf: (same) => same, isShown: () => true });
    followRequest({ ...trace, sentAt: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    finish({ step: 'refused' });
    await done;
  });

  it('does not ask once its result is known', async () => {
    followRequest(trace);
    removeTrace(trace.id);
    await vi.advanceTimersByTimeAsync(2 * maxFlightMs);
    expect(asked).toEqual([]);
  });
});
