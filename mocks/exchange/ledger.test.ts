import { expect, test } from 'vitest';
import { balanceOf, type LedgerLine, newLedger, pocketOf, post, transfer } from './ledger';

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
