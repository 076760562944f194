import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginReasons, normaliseAccount, registerReasons } from './account';

describe('normaliseAccount', () => {
  it.each([
    ['+81 90-1234-5678', '9012345678'],
    ['＋８１　９０－１２３４－５６７８', '9012345678'],
    ['+81 (0)90 1234 5678', '9012345678'],
    ['090-1234-5678', '9012345678'],
    ['０９０ー１２３４ー５６７８', '9012345678'],
    ['9012345678', '9012345678'],
    ['03-1234-5678', '0312345678'],
    ['+886 912-345-678', '+886912345678'],
    ['Taro', 'Taro'],
    [' ', ''],
  ])('reads %s as %s', (typed, expected) => {
    expect(normaliseAccount(typed)).toBe(expected);
  });

  it('keeps ten digits as they are, also when applied twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (account) => {
        expect(normaliseAccount(account)).toBe(account);
        expect(normaliseAccount(`+81 ${account.slice(0, 2)}-${account.slice(2)}`)).toBe(account);
      }),
    );
  });
});

describe('registerReasons', () => {
  const form = {
    account: '9012345678',
    password: 'abcd1234',
    confirmPassword: 'abcd1234',
    inviteCode: 'A1',
    agreed: true,
  };

  it('accepts a complete form', () => {
    expect(registerReasons(form)).toEqual({});
    expect(registerReasons({ ...form, account: '+81 90-1234-5678' })).toEqual({});
    expect(registerReasons({ ...form, password: 'abcdefgh', confirmPassword: 'abcdefgh' })).toEqual({});
  });

  it('requires every field', () => {
    expect(
      registerReasons({ account: ' ', password: '', confirmPassword: '', inviteCode: ' ', agreed: false }),
    ).toEqual({
      account: 'required',
      password: 'required',
      confirmPassword: 'required',
      inviteCode: 'required',
      agreed: 'notAgreed',
    });
  });

  it.each([
    ['9012345A78', 'capitalLetters'],
    ['ＡＢＣ', 'capitalLetters'],
    ['901234567', 'notTenDigits'],
    ['90123456789', 'notTenDigits'],
    ['taro', 'notTenDigits'],
    ['+886912345678', 'notTenDigits'],
  ])('refuses the account %s: %s', (account, reason) => {
    expect(registerReasons({ ...form, account })).toEqual({ account: reason });
  });

  it.each([
    ['abcd123', 'tooShort'],
    ['abcd 1234', 'forbiddenSign'],
    ['abcd-1234', 'forbiddenSign'],
    ['ab-1', 'forbiddenSign'],
    ['ａｂｃｄ１２３４', 'forbiddenSign'],
    ['パスワード1234', 'forbiddenSign'],
  ])('refuses the password %s: %s', (password, reason) => {
    expect(registerReasons({ ...form, password, confirmPassword: password })).toEqual({ password: reason });
  });

  it('refuses a confirmation that differs from the password', () => {
    expect(registerReasons({ ...form, confirmPassword: 'abcd1235' })).toEqual({
      confirmPassword: 'mismatch',
    });
  });
});

describe('loginReasons', () => {
  it('requires account, password and agreement, without checking their form', () => {
    expect(loginReasons({ account: ' ', password: '', agreed: false })).toEqual({
      account: 'required',
      password: 'required',
      agreed: 'notAgreed',
    });
    expect(loginReasons({ account: 'x', password: 'y', agreed: true })).toEqual({});
  });
});
