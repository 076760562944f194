import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupThousands } from './groupThousands';

it.each([
  ['', ''],
  ['1', '1'],
  ['123', '123'],
  ['1234', '1,234'],
  ['123456', '123,456'],
  ['1234567', '1,234,567'],
])('groups %j as %j', (digits, expected) => {
  expect(groupThousands(digits, ',')).toBe(expected);
});

it('agrees with the platform, and loses no digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 80n }), (count) => {
      const grouped = groupThousands(String(count), ',');
      expect(grouped).toBe(count.toLocaleString('en-US'));
      expect(grouped.replaceAll(',', '')).toBe(String(count));
    }),
  );
});
