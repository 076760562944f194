import { expect, test } from 'vitest';
import { balanceOf, currencyOf, type LedgerLine, newLedger, pocketOf, post, transfer } from './ledger';

const available = pocketOf('9012345678', 'available');
const frozen = pocketOf('9012345678', 'frozen');
const entry = (lines: LedgerLine[]) => ({ at: 0, reason: 'deposit' as const, record: null, lines });

test('balances are the exact sums of the booked lines', () => {
  const ledger = newLedger();
  post(ledger, entry(transfer('house:external', available, '100.10')));
  post(ledger, entry(transfer(available, frozen, '0.2')));
  expect(balanceOf(ledger, available)).toBe('99.9');
  expect(balanceOf(ledger, frozen)).toBe('0.2');
  expect(balanceOf(ledger, 'house:external')).toBe('-100.1');
});

test('an entry that does not balance throws', () => {
  const ledger = newLedger();
  expect(() => post(ledger, entry([{ account: available, amount: '1' }]))).toThrow('unbalanced');
  expect(ledger).toEqual(newLedger());
});

test('a member’s balance below zero throws', () => {
  const ledger = newLedger();
  post(ledger, entry(transfer('house:external', available, '1')));
  expect(() => post(ledger, entry(transfer(available, frozen, '1.01')))).toThrow('overdrawn');
  expect(balanceOf(ledger, available)).toBe('1');
});

test('money may enter and leave a balance within one entry', () => {
  const ledger = newLedger();
  post(ledger, entry([...transfer(available, frozen, '5'), ...transfer('house:external', available, '5')]));
  expect(balanceOf(ledger, frozen)).toBe('5');
});

test('an account has the currency that it ends with, else yen', () => {
  expect(currencyOf(available)).toBe('JPY');
  expect(currencyOf('house:external')).toBe('JPY');
  expect(currencyOf(pocketOf('9012345678', 'USD'))).toBe('USD');
  expect(currencyOf('house:exchange:INR')).toBe('INR');
});

test('each currency of an entry must balance by itself', () => {
  const ledger = newLedger();
  const dollars = pocketOf('9012345678', 'USD');
  expect(() => post(ledger, entry(transfer('house:external', dollars, '1')))).toThrow(
    'unbalanced entry: deposit',
  );
  post(ledger, entry(transfer('house:exchange:USD', dollars, '1')));
  expect(balanceOf(ledger, dollars)).toBe('1');
});

test('an entry is kept without lines of zero', () => {
  const ledger = newLedger();
  const lines = transfer('house:external', available, '1');
  post(ledger, entry([...lines, ...transfer('house:fees', frozen, '0')]));
  expect(ledger.entries).toEqual([entry(lines)]);
});
