import { expect, test } from 'vitest';
import {
  anotherMember,
  enterWrongLoginPasswords,
  sampleFundPassword,
  setSampleFundPassword,
} from '../identity/seed';
import { signIn } from '../login/sessions';
import { testExchange } from '../testExchange';
import { changeLoginPassword } from './passwords';
import { requireFundPassword } from './passwordTries';
import { securityView } from './securityView';

function fundPassword() {
  const { open, member } = testExchange();
  setSampleFundPassword(open('10:00'), member);
  return {
    enter: (time: string, typed: string) =>
      requireFundPassword(open(time), member, { typed, wrong: 'wrongFundPassword' }),
    tries: (time: string) => securityView(open(time), member).fundPasswordTries,
    halfAnHourAfter: (time: string) => new Date(open(time).now + 30 * 60_000).toISOString(),
  };
}

test('each wrong fund password uses one attempt, and the right one resets the count', () => {
  const { enter, tries } = fundPassword();
  expect(tries('10:01')).toBeUndefined();
  for (const left of [4, 3, 2, 1]) {
    expect(() => enter('10:01', '000000')).toThrow('wrongFundPassword');
    expect(tries('10:01')).toMatchObject({ left, waitMinutes: 30, waitsUntil: undefined });
  }
  enter('10:02', sampleFundPassword);
  expect(tries('10:02')).toBeUndefined();
});

test('after five wrong attempts the right password is refused until the wait ends', () => {
  const { enter, tries, halfAnHourAfter } = fundPassword();
  for (let turn = 0; turn < 5; turn += 1) expect(() => enter('10:01', '000000')).toThrow('wrongFundPassword');
  expect(tries('10:01')).toEqual({ left: 0, waitMinutes: 30, waitsUntil: halfAnHourAfter('10:01') });
  expect(() => enter('10:30', sampleFundPassword)).toThrow('submittedTooFrequently');
  expect(tries('10:31')).toBeUndefined();
  expect(() => enter('10:31', '000000')).toThrow('wrongFundPassword');
  expect(tries('10:31')).toMatchObject({ left: 4 });
  enter('10:32', sampleFundPassword);
});

test('after ten wrong login passwords the right one is refused for five minutes', () => {
  const { open, member } = testExchange();
  const signInAt = (time: string, password: string) => signIn(open(time), member.account, password);
  for (let turn = 0; turn < 10; turn += 1)
    expect(() => signInAt('10:00', 'demo4321')).toThrow('wrongAccountOrPassword');
  expect(() => signInAt('10:04', member.password)).toThrow('submittedTooFrequently');
  expect(signInAt('10:05', member.password)).toBe(member);
});

test('wrong login passwords of an account do not block another', () => {
  const { open, member } = testExchange();
  const exchange = open('10:00');
  const other = anotherMember(exchange);
  enterWrongLoginPasswords(exchange, member);
  expect(signIn(exchange, other.account, other.password)).toBe(other);
});

test('wrong passwords at the login and in the settings are counted together', () => {
  const { open, member } = testExchange();
  const exchange = open('10:00');
  const change = { oldPassword: 'demo4321', newPassword: 'abcd1234', confirmPassword: 'abcd1234' };
  for (let turn = 0; turn < 10; turn += 1)
    expect(() => changeLoginPassword(exchange, member, change, null)).toThrow('wrongOriginalPassword');
  expect(() => signIn(exchange, member.account, member.password)).toThrow('submittedTooFrequently');
});
