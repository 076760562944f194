import { expect, it } from 'vitest';
import { formatsOf } from '../../../i18n/formats';
import { shortAmount } from './shortAmount';

it.each([
  ['0', '0', '0'],
  ['0.4', '+0.4', '+0.4'],
  ['-75.25', '−75.3', '−75.3'],
  ['987', '+987', '+987'],
  ['12345.67', '+12.3K', '+1.23万'],
  ['-999999', '−1 juta', '−100万'],
  ['1234567', '+1.23 juta', '+123万'],
  ['-123456789', '−123 juta', '−1.23億'],
])('%s is %s, and %s in units of Japan', (amount, specified, local) => {
  expect(shortAmount(amount, formatsOf('jp'))).toBe(specified);
  expect(shortAmount(amount, formatsOf('jp', { largeNumbers: 'local' }))).toBe(local);
});
