import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModuleLoadError, withTimeout } from './moduleLoad';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});
const codeAfter = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'code'));
const failureOf = (loading: Promise<unknown>) => loading.catch((cause: unknown) => cause);

describe('code', () => {
  it('is returned when it arrives, and leaves no timer', async () => {
    const loading = withTimeout(codeAfter(119_999));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await loading).toBe('code');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has 120 s', async () => {
    const settled = vi.fn();
    const failure = failureOf(withTimeout(never())).finally(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'ModuleLoadError', reference: 'CHUNK_LOAD_TIMEOUT' });
  });

  it('that fails after the timeout only reports the timeout', async () => {
    const loading = codeAfter(130_000).then(() => Promise.reject(new Error('too late')));
    const failure = failureOf(withTimeout(loading));
    await vi.advanceTimersByTimeAsync(130_000);
    expect(await failure).toMatchObject({ reference: 'CHUNK_LOAD_TIMEOUT' });
  });
});

describe('a failure', () => {
  it.each([
    // Messages of Vite for a stylesheet, and of browsers for a module that failed to load.
    ['Unable to preload CSS for /assets/Home-1a2b.css', 'CSS_CHUNK_LOAD_FAILED'],
    ['Failed to fetch dynamically imported module: /assets/Home-1a2b.js', 'CHUNK_LOAD_FAILED'],
    ['Importing a module script failed.', 'CHUNK_LOAD_FAILED'],
    ['error loading dynamically imported module', 'CHUNK_LOAD_FAILED'],
  ])('%s is %s', async (message, reference) => {
    const cause = new TypeError(message);
    const failure = await failureOf(withTimeout(Promise.reject(cause)));
    expect(failure).toBeInstanceOf(ModuleLoadError);
    expect(failure).toMatchObject({ reference, message: reference, cause });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('need not be an error', async () => {
    expect(await failureOf(withTimeout(Promise.reject(undefined)))).toMatchObject({
      reference: 'CHUNK_LOAD_FAILED',
    });
  });
});
