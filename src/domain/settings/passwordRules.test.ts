import { expect, it, test } from 'vitest';
import { forbiddenSign, isLoginPassword, loginPasswordFault, newLoginPassword } from './passwordRules';

it.each([
  ['Ab-cd_1234', '-'],
  ['abcd 1234', ' '],
  ['abcdé123', 'é'],
  ['ａbcd1234', 'ａ'],
  ['abcd1234😀', '😀'],
])('the first sign of %s that is not allowed is %s', (password, sign) => {
  expect(forbiddenSign(password)).toBe(sign);
  expect(loginPasswordFault(password)).toBe('forbiddenSign');
});

it('a password of letters and digits is only too short', () => {
  expect(forbiddenSign('abcd123')).toBeUndefined();
  expect(loginPasswordFault('abcd123')).toBe('tooShort');
  expect(loginPasswordFault('')).toBe('tooShort');
});

test('the pattern for password managers is the rule', () => {
  const pattern = new RegExp(`^${newLoginPassword.pattern}$`);
  for (const password of ['abcd1234', 'ABCDEFGH', '12345678', 'abcd123', 'abcd-1234', 'abcd 1234', ''])
    expect(pattern.test(password)).toBe(isLoginPassword(password));
});
