import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuotePoll } from './quotePoll';

const everyMs = 2_000;
const togetherMs = 50;

/** A call that is under way until it is answered or fails. */
interface Asked {
  symbols: string[];
  signal: AbortSignal;
  answer: () => Promise<void>;
  fail: () => Promise<void>;
}

let wanted: string[];
let mayAsk: boolean;
let asked: Asked[];
const take = vi.fn();
let poll = create();

function create() {
  return createQuotePoll({
    wanted: () => wanted,
    ask: (symbols, signal) =>
      new Promise((resolve, reject) => {
        const settled = (settle: () => void) => async () => {
          settle();
          await vi.advanceTimersByTimeAsync(0);
        };
        const answer = settled(() => resolve([]));
        asked.push({ symbols, signal, answer, fail: settled(() => reject(new Error('no'))) });
      }),
    take,
    mayAsk: () => mayAsk,
    everyMs,
    most: 3,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  wanted = [];
  mayAsk = true;
  asked = [];
  take.mockClear();
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
const symbolsAsked = () => asked.map(({ symbols }) => symbols.join(' '));
const last = () => asked.at(-1) as Asked;

it('asks nothing while nothing is on the screen', async () => {
  show();
  await pass(60_000);
  expect([asked, vi.getTimerCount()]).toEqual([[], 0]);
});

it('asks together for rows that come one after the other', async () => {
  show('a');
  await pass(togetherMs - 10);
  show('a', 'b');
  await pass(10);
  expect(symbolsAsked()).toEqual(['a b']);
});

it('is not put off by rows that come and go all the time', async () => {
  for (let frame = 0; frame < 20; frame += 1) {
    show(`row${frame}`);
    await pass(16);
  }
  expect(asked).toHaveLength(1);
});

it('asks again when a quote is two seconds old, and only after the former call has ended', async () => {
  show('a');
  await pass(togetherMs);
  await pass(9_000);
  expect(asked).toHaveLength(1);
  await last().answer();
  expect(take).toHaveBeenLastCalledWith([], ['a']);
  await pass(togetherMs);
  expect(asked).toHaveLength(2);
  await last().answer();
  await pass(everyMs - 1);
  expect(asked).toHaveLength(2);
  await pass(1);
  expect(asked).toHaveLength(3);
});

it('asks for a new row at once, and then for all in one rhythm', async () => {
  show('a');
  await pass(togetherMs);
  await last().answer();
  await pass(1_000);
  show('a', 'b');
  await pass(togetherMs);
  expect(symbolsAsked()).toEqual(['a', 'a b']);
});

it('does not ask at once for what a list has just told', async () => {
  poll.told(['a']);
  show('a');
  await pass(everyMs - 1);
  expect(asked).toHaveLength(0);
  await pass(1);
  expect(symbolsAsked()).toEqual(['a']);
});

it('asks for no more at a time than a call may, one call after the other', async () => {
  show('a', 'b', 'c', 'd');
  await pass(togetherMs);
  expect(symbolsAsked()).toEqual(['a b c']);
  await last().answer();
  expect(symbolsAsked()).toEqual(['a b c', 'd']);
  await last().answer();
  expect(take.mock.calls.map(([, part]) => part)).toEqual([['a', 'b', 'c'], ['d']]);
});

it('asks for what failed when its time has come, not sooner', async () => {
  show('a', 'b', 'c', 'd');
  await pass(togetherMs);
  await last().fail();
  expect(take).not.toHaveBeenCalled();
  await pass(everyMs - 1);
  expect(symbolsAsked()).toEqual(['a b c']);
  await pass(1);
  expect(symbolsAsked()).toEqual(['a b c', 'a b c']);
});

it('lets go of the call when the last row goes, and takes nothing from it', async () => {
  show('a');
  await pass(togetherMs);
  show();
  expect(last().signal.aborted).toBe(true);
  await last().answer();
  expect([take.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});

it('rests while nobody looks, and catches up at once', async () => {
  show('a');
  await pass(togetherMs);
  await last().answer();
  mayAsk = false;
  poll.catchUp();
  await pass(600_000);
  expect([asked.length, vi.getTimerCount()]).toEqual([1, 0]);
  mayAsk = true;
  poll.catchUp();
  await pass(togetherMs);
  expect(asked).toHaveLength(2);
});

it('a call that was let go does not end the one that followed', async () => {
  show('a');
  await pass(togetherMs);
  const former = last();
  mayAsk = false;
  poll.catchUp();
  mayAsk = true;
  poll.catchUp();
  await pass(togetherMs);
  await former.answer();
  await pass(60_000);
  expect(asked).toHaveLength(2);
  expect(last().signal.aborted).toBe(false);
});
