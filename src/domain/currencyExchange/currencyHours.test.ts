import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { currencyHoursAt } from './currencyHours';

const at = (text: string) => Date.parse(`${text}+09:00`);

it.each([
  ['Friday at ten', '2026-11-20T10:00:00', true, '2026-11-21T00:00:00'],
  ['Friday before midnight', '2026-11-20T23:59:59', true, '2026-11-21T00:00:00'],
  ['Saturday', '2026-11-21T00:00:00', false, '2026-11-23T00:00:00'],
  ['Sunday at noon', '2026-11-22T12:00:00', false, '2026-11-23T00:00:00'],
  ['Monday, a holiday', '2026-11-23T10:00:00', true, '2026-11-24T03:00:00'],
  ['Tuesday before the maintenance break', '2026-11-24T02:59:59', true, '2026-11-24T03:00:00'],
  ['Tuesday during the maintenance break', '2026-11-24T03:00:00', false, '2026-11-24T03:30:00'],
  ['Tuesday after the maintenance break', '2026-11-24T03:30:00', true, '2026-11-25T03:00:00'],
])('%s', (_, moment, open, changesAt) => {
  expect(currencyHoursAt(at(moment))).toMatchObject({ open, changesAt: at(changesAt) });
});

test('the state lasts until changesAt, and rates are set only while the bank is open', () => {
  const moments = fc.integer({ min: at('2026-01-01T00:00:00'), max: at('2027-12-31T00:00:00') });
  fc.assert(
    fc.property(moments, (moment) => {
      const { open, changesAt, pricedAt } = currencyHoursAt(moment);
      expect(changesAt).toBeGreaterThan(moment);
      expect(currencyHoursAt(changesAt - 1).open).toBe(open);
      expect(currencyHoursAt(changesAt).open).toBe(!open);
      expect(currencyHoursAt(pricedAt).open).toBe(true);
      expect(open ? pricedAt === moment : !currencyHoursAt(pricedAt + 1).open).toBe(true);
    }),
  );
});
