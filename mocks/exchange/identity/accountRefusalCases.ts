import { brokerInviteCode, register } from '../login/register';
import { signIn } from '../login/sessions';
import type { RefusalCase } from '../refusalCase';
import { type TestExchange, testExchange } from '../testExchange';
import { enterWrongLoginPasswords } from './seed';

const { account, password } = testExchange().member;

const signInAs = (name: string, typed: string) => (setup: TestExchange) =>
  signIn(setup.open('10:00'), name, typed);

const signUp = (request: Partial<Parameters<typeof register>[1]>) => (setup: TestExchange) =>
  register(setup.open('10:00'), {
    account: '9000000001',
    password: 'abcd1234',
    confirmPassword: 'abcd1234',
    inviteCode: brokerInviteCode,
    ...request,
  });

const restricted = (restriction: TestExchange['member']['restrictions'][number]) => (setup: TestExchange) => {
  setup.member.restrictions.push(restriction);
  return signInAs(account, password)(setup);
};

/** Refusals of signing in and registering. */
export const accountRefusalCases: RefusalCase[] = [
  ['signing in without an account', 'accountEmpty', signInAs(' ', password)],
  ['signing in without a password', 'passwordEmpty', signInAs(account, '')],
  ['signing in to an unknown account', 'accountNotFound', signInAs('9999999999', password)],
  ['signing in with a wrong password', 'wrongAccountOrPassword', signInAs(account, 'demo4321')],
  [
    'signing in after too many wrong passwords',
    'submittedTooFrequently',
    (setup) => {
      enterWrongLoginPasswords(setup.open('10:00'), setup.member);
      signInAs(account, password)(setup);
    },
  ],
  ['signing in while banned from signing in', 'loginBanned', restricted('loginBanned')],
  ['signing in to a disabled account', 'accountDisabled', restricted('disabled')],
  ['registering without an account', 'accountEmpty', signUp({ account: '' })],
  ['registering without a password', 'passwordEmpty', signUp({ password: '' })],
  ['registering with different passwords', 'passwordsDiffer', signUp({ confirmPassword: 'abcd1235' })],
  ['registering eleven digits', 'accountNotTenDigits', signUp({ account: '90000000011' })],
  ['registering a number twice', 'numberRegistered', signUp({ account })],
  [
    'registering a number that was disabled',
    'accountExists',
    (setup) => {
      setup.member.restrictions.push('disabled');
      signUp({ account })(setup);
    },
  ],
  [
    'registering a password of seven letters',
    'registrationFailed',
    signUp({ password: 'abcdefg', confirmPassword: null }),
  ],
  ['registering without an invite code', 'inviterNotFound', signUp({ inviteCode: '' })],
];
