import type { Call } from '../../src/api/contract/call';

const contract = import.meta.glob<Record<string, unknown>>(['../../src/api/contract/*.ts', '!**/*.test.ts'], {
  eager: true,
});

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'movesMoney' in value;

/** Paths of all calls that move money, according to the contract. */
export const moneyPaths: readonly string[] = Object.values(contract)
  .flatMap((area) => Object.values(area))
  .filter(isCall)
  .filter(({ movesMoney }) => movesMoney)
  .map(({ path }) => path);
