import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOneByOne, loadWhenIdle, whenIdle } from './whenIdle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Passes the startup time and the delay of browsers without idle callbacks. */
const idle = () => vi.advanceTimersByTimeAsync(2_500);

it('runs when the page is idle, and not after it is cancelled', async () => {
  const done: string[] = [];
  whenIdle(() => done.push('kept'));
  const callOff = whenIdle(() => done.push('called off'));
  expect(done).toEqual([]);
  callOff();
  await idle();
  expect(done).toEqual(['kept']);
});

it('retries a failed fetch until it succeeds', async () => {
  const used: string[] = [];
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('offline');
    return 'code';
  };
  loadWhenIdle(load, (code) => used.push(code));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([attempts, used]).toEqual([3, ['code']]);
});

it('ignores results after it is cancelled, and stops fetching', async () => {
  const used: string[] = [];
  let attempts = 0;
  const callOff = loadWhenIdle(
    async () => {
      attempts += 1;
      throw new Error('offline');
    },
    (code) => used.push(code),
  );
  await idle();
  callOff();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([attempts, used]).toEqual([1, []]);
});

it('fetches one after the other, and skips failures', async () => {
  const asked: string[] = [];
  let arrive = () => {};
  fetchOneByOne([
    async () => {
      asked.push('a');
      throw new Error('offline');
    },
    () => {
      asked.push('b');
      return new Promise<void>((resolve) => {
        arrive = resolve;
      });
    },
    async () => void asked.push('c'),
  ]);
  await idle();
  await idle();
  expect(asked).toEqual(['a', 'b']);
  arrive();
  await idle();
  expect(asked).toEqual(['a', 'b', 'c']);
});
