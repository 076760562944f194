import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOneByOne, loadWhenIdle, whenIdle } from './whenIdle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** As long as a page begins, and a phone without idle callbacks waits after that. */
const idle = () => vi.advanceTimersByTimeAsync(2_500);

it('acts when the page rests, and not once it is called off', async () => {
  const done: string[] = [];
  whenIdle(() => done.push('kept'));
  const callOff = whenIdle(() => done.push('called off'));
  expect(done).toEqual([]);
  callOff();
  await idle();
  expect(done).toEqual(['kept']);
});

it('fetches again what could not be fetched, until it is there', async () => {
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

it('uses nothing that comes after it was called off, and asks no more', async () => {
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

it('fetches one after the other, past what fails', async () => {
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
