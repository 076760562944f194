import { expect, it } from 'vitest';
import { accountEnding, withMask } from './masked';

it('shows an account by its last four digits', () => {
  expect(accountEnding('0917')).toBe('•••• 0917');
});

it.each([
  ['ha***@asagiri', 'ha••••@asagiri'],
  ['******567', '••••567'],
  ['ASAG0001234', 'ASAG0001234'],
])('masks %s as %s, whatever its length', (masked, shown) => {
  expect(withMask(masked)).toBe(shown);
});
