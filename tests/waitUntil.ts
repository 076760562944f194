import { vi } from 'vitest';

/** Waits until a condition holds, and returns its value. Unlike Vitest's default of 1 s, enough for a busy machine. */
export const waitUntil = <Value>(condition: () => Value | Promise<Value>) =>
  vi.waitUntil(condition, { timeout: 15_000 });
