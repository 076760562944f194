import { expect, it } from 'vitest';
import { allottedOf100 } from './ipoOdds';

it.each([
  [{ issues: 20, appliedLots: 40_000, allottedLots: 11_160 }, '27'],
  [{ issues: 20, appliedLots: 3, allottedLots: 3 }, '100'],
  [{ issues: 1, appliedLots: 1000, allottedLots: 9 }, '0'],
  [{ issues: 0, appliedLots: 0, allottedLots: 0 }, undefined],
  [null, undefined],
  [undefined, undefined],
])('of %j it is %s', (past, lots) => {
  expect(allottedOf100(past)).toBe(lots);
});
