import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add } from '../decimal';
import { fundTotals } from './fundTotals';

const record = (currency: string, amount: string, balanceAfter: string) => ({
  currency,
  amount,
  balanceAfter,
});

test('each currency has its balance before and after, what was added and what was taken', () => {
  const records = [
    record('JPY', '-20.5', '129.5'),
    record('USD', '3', '3'),
    record('JPY', '-50', '150'),
    record('JPY', '100', '200'),
  ];
  expect(fundTotals(records)).toEqual([
    { currency: 'JPY', opening: '100', added: '100', taken: '-70.5', closing: '129.5' },
    { currency: 'USD', opening: '0', added: '3', taken: '0', closing: '3' },
  ]);
  expect(fundTotals([])).toEqual([]);
});

test('the balance before, what was added and what was taken make the balance after', () => {
  const cents = fc.integer({ min: -1e9, max: 1e9 }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1 }), (opening, amounts) => {
      let balance = opening;
      const records = amounts.map((amount) => {
        balance = add(balance, amount);
        return record('JPY', amount, balance);
      });
      const [total] = fundTotals(records.toReversed());
      expect(add(total?.opening ?? '', total?.added ?? '', total?.taken ?? '')).toBe(add(balance));
      expect(add(total?.closing ?? '')).toBe(add(balance));
    }),
  );
});
