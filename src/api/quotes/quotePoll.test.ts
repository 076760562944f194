import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuotePoll } from './quotePoll';

const everyMs = 2_000;
const batchMs = 50;

/** A call that is pending until the test answers it or lets it fail. */
interface PendingCall {
  symbols: string[];
  signal: AbortSignal;
  answer: () => Promise<void>;
  fail: () => Promise<void>;
}

let wanted: string[];
let isActive: boolean;
let calls: PendingCall[];
let askedMs: number;
let random: number;
const onQuotes = vi.fn();
let poll = create();

function create() {
  return createQuotePoll({
    wanted: () => wanted,
    request: (symbols, signal) =>
      new Promise((resolve, reject) => {
        const settled = (settle: () => void) => async () => {
          settle();
          await vi.advanceTimersByTimeAsync(0);
        };
        const answer = settled(() => resolve({ stocks: [], asOf: 0 }));
        calls.push({ symbols, signal, answer, fail: settled(() => reject(new Error('no'))) });
      }),
    onQuotes,
    isActive: () => isActive,
    askedWaitMs: () => askedMs,
    random: () => random,
    everyMs,
    maxSymbols: 3,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  wanted = [];
  isActive = true;
  calls = [];
  askedMs = 0;
  random = 0;
  onQuotes.mockClear();
  poll = create();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const show = (...symbols: string[]) => {
  wanted = symbols;
  poll.plan();
};
const requestedSymbols = () => calls.map(({ symbols }) => symbols.join(' '));
const last = () => calls.at(-1) as PendingCall;

it('requests nothing while nothing is on the screen', async () => {
  show();
  await pass(60_000);
  expect([calls, vi.getTimerCount()]).toEqual([[], 0]);
});

it('requests rows together that appear one after the other', async () => {
  show('a');
  await pass(batchMs - 10);
  show('a', 'b');
  await pass(10);
  expect(requestedSymbols()).toEqual(['a b']);
});

it('is not postponed by rows that appear and disappear', async () => {
  for (let frame = 0; frame < 20; frame += 1) {
    show(`row${frame}`);
    await pass(16);
  }
  expect(calls).toHaveLength(1);
});

it('requests again when a quote is two seconds old, and only after the previous call has ended', async () => {
  show('a');
  await pass(batchMs);
  await pass(9_000);
  expect(calls).toHaveLength(1);
  await last().answer();
  expect(onQuotes).toHaveBeenLastCalledWith({ stocks: [], asOf: 0 }, ['a']);
  await pass(batchMs);
  expect(calls).toHaveLength(2);
  await last().answer();
  await pass(everyMs - 1);
  expect(calls).toHaveLength(2);
  await pass(1);
  expect(calls).toHaveLength(3);
});

it('requests a new row at once, and then all rows at the same interval', async () => {
  show('a');
  await pass(batchMs);
  await last().answer();
  await pass(1_000);
  show('a', 'b');
  await pass(batchMs);
  expect(requestedSymbols()).toEqual(['a', 'a b']);
});

it('does not request quotes at once that a list has just delivered', async () => {
  poll.markReceived(['a']);
  show('a');
  await pass(everyMs - 1);
  expect(calls).toHaveLength(0);
  await pass(1);
  expect(requestedSymbols()).toEqual(['a']);
});

it('requests no more symbols per call than allowed, one call after the other', async () => {
  show('a', 'b', 'c', 'd');
  await pass(batchMs);
  expect(requestedSymbols()).toEqual(['a b c']);
  await last().answer();
  expect(requestedSymbols()).toEqual(['a b c', 'd']);
  await last().answer();
  expect(onQuotes.mock.calls.map(([, part]) => part)).toEqual([['a', 'b', 'c'], ['d']]);
});

it('repeats a failed request at the next interval, not sooner', async () => {
  show('a', 'b', 'c', 'd');
  await pass(batchMs);
  await last().fail();
  expect(onQuotes).not.toHaveBeenCalled();
  await pass(everyMs - 1);
  expect(requestedSymbols()).toEqual(['a b c']);
  await pass(1);
  expect(requestedSymbols()).toEqual(['a b c', 'a b c']);
});

/** Lets each request fail. Returns the times between the requests, ms. */
async function waitsAfterFailures(count: number): Promise<number[]> {
  const times = [performance.now()];
  for (let failure = 0; failure < count; failure += 1) {
    await last().fail();
    const before = calls.length;
    while (calls.length === before) await pass(50);
    times.push(performance.now());
  }
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

it.each([
  [0, [2_000, 4_000, 8_000, 15_000, 15_000]],
  [0.5, [3_000, 6_000, 12_000, 22_500, 22_500]],
])('requests less and less often while it fails, with the random number %d', async (number, waits) => {
  random = number;
  show('a');
  await pass(batchMs);
  expect(await waitsAfterFailures(waits.length)).toEqual(waits);
});

it('returns to its interval after a success', async () => {
  show('a');
  await pass(batchMs);
  await waitsAfterFailures(3);
  await last().answer();
  const before = calls.length;
  await pass(everyMs - 1);
  expect(calls).toHaveLength(before);
  await pass(1);
  expect(calls).toHaveLength(before + 1);
  // The next failure is the first one again.
  expect(await waitsAfterFailures(1)).toEqual([everyMs]);
});

it('requests nothing before the time that the server named, whatever happens', async () => {
  show('a');
  await pass(batchMs);
  askedMs = 60_000;
  await last().fail();
  await pass(30_000);
  show('a', 'b');
  poll.catchUp();
  await pass(29_999);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(requestedSymbols()).toEqual(['a', 'a b']);
});

it('does not request new rows sooner while it fails', async () => {
  show('a');
  await pass(batchMs);
  await waitsAfterFailures(3);
  await last().fail();
  const before = calls.length;
  show('a', 'b');
  await pass(14_999);
  expect(calls).toHaveLength(before);
});

it('requests at once after failures when the page is visible or online again', async () => {
  show('a');
  await pass(batchMs);
  await waitsAfterFailures(4);
  await last().fail();
  const before = calls.length;
  poll.catchUp();
  await pass(batchMs);
  expect(calls).toHaveLength(before + 1);
});

it('does not wait for another member’s limit', async () => {
  show('a');
  await pass(batchMs);
  askedMs = 60_000;
  await last().fail();
  poll.restart();
  await pass(batchMs);
  expect(calls).toHaveLength(2);
});

it('a cancelled call is no failure', async () => {
  random = 0.9;
  show('a');
  await pass(batchMs);
  const former = last();
  isActive = false;
  poll.catchUp();
  await former.fail();
  isActive = true;
  poll.catchUp();
  await pass(batchMs);
  await last().answer();
  await pass(everyMs);
  expect(calls).toHaveLength(3);
});

it('cancels the call when the last row disappears, and ignores its answer', async () => {
  show('a');
  await pass(batchMs);
  show();
  expect(last().signal.aborted).toBe(true);
  await last().answer();
  expect([onQuotes.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});

it('pauses while inactive, and then requests at once', async () => {
  show('a');
  await pass(batchMs);
  await last().answer();
  isActive = false;
  poll.catchUp();
  await pass(600_000);
  expect([calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  isActive = true;
  poll.catchUp();
  await pass(batchMs);
  expect(calls).toHaveLength(2);
});

it('a cancelled call does not end the one after it', async () => {
  show('a');
  await pass(batchMs);
  const former = last();
  isActive = false;
  poll.catchUp();
  isActive = true;
  poll.catchUp();
  await pass(batchMs);
  await former.answer();
  await pass(60_000);
  expect(calls).toHaveLength(2);
  expect(last().signal.aborted).toBe(false);
});
