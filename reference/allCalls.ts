import type { Call } from '../src/api/contract/call';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../src/api/contract/*.ts', '!../src/api/contract/*.test.ts'],
  { eager: true },
);

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

/** All calls of the contract that a member's app makes: those of the demo are left out. */
export const allCalls: readonly Call[] = [
  ...new Set(Object.values(modules).flatMap((module) => Object.values(module).filter(isCall))),
].filter(({ origin }) => origin !== 'demo');
