import { expect, test } from 'vitest';
import { anotherMember, sampleFundPassword, setSampleFundPassword } from '../identity/seed';
import { memberOf, openSession, signIn } from '../login/sessions';
import { testExchange } from '../testExchange';
import { Unauthorized } from '../unauthorized';
import { changeFundPassword, changeLoginPassword, fundPasswordOf } from './passwords';
import { securityView } from './securityView';

test('a new login password ends the member’s other sessions only', () => {
  const { open, member } = testExchange();
  const exchange = open('11:00');
  const other = anotherMember(exchange);
  openSession(exchange, member, 'own');
  openSession(exchange, member, 'elsewhere');
  openSession(exchange, other, 'other member');
  const change = { oldPassword: 'demo1234', newPassword: 'abcd1234', confirmPassword: 'abcd1234' };
  changeLoginPassword(exchange, member, change, 'own');
  expect(memberOf(exchange, 'own', member.account)).toBe(member);
  expect(() => memberOf(exchange, 'elsewhere', member.account)).toThrow(Unauthorized);
  expect(memberOf(exchange, 'other member', other.account)).toBe(other);
  expect(() => signIn(exchange, member.account, 'demo1234')).toThrow('wrongAccountOrPassword');
  expect(signIn(exchange, member.account, 'abcd1234')).toBe(member);
});

test('a fund password can be set once, then changed', () => {
  const { open, member } = testExchange();
  expect(securityView(open('11:00'), member)).toEqual({
    fundPasswordSet: false,
    fundPasswordChangedAt: undefined,
    fundPasswordTries: undefined,
  });
  setSampleFundPassword(open('11:00'), member);
  const exchange = open('12:00');
  const change = { newPassword: '135790', confirmPassword: '135790' };
  changeFundPassword(exchange, member, { oldPassword: sampleFundPassword, ...change });
  expect(fundPasswordOf(exchange, member)).toBe('135790');
  expect(securityView(exchange, member)).toEqual({
    fundPasswordSet: true,
    fundPasswordChangedAt: new Date(exchange.now).toISOString(),
    fundPasswordTries: undefined,
  });
});
