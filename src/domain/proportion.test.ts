import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, compare } from './decimal';
import { proportion } from './proportion';

it.each([
  ['a third is rounded down to the sen', '100', 1000, 3000, '33.33', '66.67'],
  ['half a sen goes to the rest', '0.01', 1000, 2000, '0', '0.01'],
  ['all shares give the whole amount, with any number of decimals', '33.333', 3000, 3000, '33.333', '0'],
])('%s', (_, amount, shares, of, part, rest) => {
  expect(proportion(amount, shares, of)).toEqual({ part, rest });
});

it('part and rest add up to the amount, and the rest is not negative', () => {
  const sen = fc.bigInt({ min: 0n, max: 10n ** 20n }).map((value) => `${value / 100n}.${value % 100n}`);
  const lots = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(sen, lots, lots, (amount, one, other) => {
      const [shares, of] = [Math.min(one, other) * 1000, Math.max(one, other) * 1000];
      const { part, rest } = proportion(amount, shares, of);
      expect(compare(add(part, rest), amount)).toBe(0);
      expect(compare(rest, '0')).toBeGreaterThanOrEqual(0);
    }),
  );
});
