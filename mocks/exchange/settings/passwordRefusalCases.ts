import {
  enterWrongFundPasswords,
  enterWrongLoginPasswords,
  sampleFundPassword,
  setSampleFundPassword,
} from '../identity/seed';
import type { RefusalCase } from '../refusalCase';
import { type TestExchange, testExchange } from '../testExchange';
import { changeFundPassword, changeLoginPassword, setFundPassword } from './passwords';

const { password } = testExchange().member;
const noon = (setup: TestExchange) => setup.open('12:00');

type Change = Parameters<typeof changeFundPassword>[2];

const changeFund = (request: Partial<Change>) => (setup: TestExchange) => {
  const exchange = noon(setup);
  setSampleFundPassword(exchange, setup.member);
  const change = { oldPassword: sampleFundPassword, newPassword: '135790', confirmPassword: '135790' };
  changeFundPassword(exchange, setup.member, { ...change, ...request });
};

const changeLogin = (request: Partial<Change>) => (setup: TestExchange) => {
  const change = { oldPassword: password, newPassword: 'abcd1234', confirmPassword: 'abcd1234' };
  changeLoginPassword(noon(setup), setup.member, { ...change, ...request }, null);
};

const setFund = (request: Partial<Parameters<typeof setFundPassword>[2]>) => (setup: TestExchange) => {
  const given = { loginPassword: password, newPassword: '135790', confirmPassword: '135790' };
  setFundPassword(noon(setup), setup.member, { ...given, ...request });
};

/** Refusals of setting and changing passwords. */
export const passwordRefusalCases: RefusalCase[] = [
  ['setting an empty fund password', 'passwordEmpty', setFund({ newPassword: '' })],
  [
    'setting a fund password with a wrong login password',
    'wrongOriginalPassword',
    setFund({ loginPassword: 'x' }),
  ],
  ['setting different fund passwords', 'passwordsDiffer', setFund({ confirmPassword: '135791' })],
  [
    'setting a fund password of letters',
    'parameterError',
    setFund({ newPassword: 'abcdef', confirmPassword: 'abcdef' }),
  ],
  [
    'setting a fund password of digits in order',
    'parameterError',
    setFund({ newPassword: '123456', confirmPassword: '123456' }),
  ],
  [
    'changing the fund password after too many wrong ones',
    'submittedTooFrequently',
    (setup) => {
      const exchange = noon(setup);
      setSampleFundPassword(exchange, setup.member);
      const change = { newPassword: '135790', confirmPassword: '135790' };
      enterWrongFundPasswords(exchange, setup.member);
      changeFundPassword(exchange, setup.member, { ...change, oldPassword: sampleFundPassword });
    },
  ],
  [
    'setting a fund password that is already set',
    'parameterError',
    (setup) => {
      setSampleFundPassword(noon(setup), setup.member);
      setFund({})(setup);
    },
  ],
  ['changing the fund password to an empty one', 'passwordEmpty', changeFund({ newPassword: '' })],
  [
    'changing the fund password without the old one',
    'wrongOriginalPassword',
    changeFund({ oldPassword: '000000' }),
  ],
  ['changing to different fund passwords', 'passwordsDiffer', changeFund({ confirmPassword: '097531' })],
  [
    'changing a fund password that was never set',
    'wrongOriginalPassword',
    (setup) =>
      changeFundPassword(noon(setup), setup.member, {
        oldPassword: '000000',
        newPassword: '135790',
        confirmPassword: '135790',
      }),
  ],
  ['changing the login password with an empty old one', 'passwordEmpty', changeLogin({ oldPassword: '' })],
  [
    'changing the login password without the old one',
    'wrongOriginalPassword',
    changeLogin({ oldPassword: 'x' }),
  ],
  [
    'changing the login password after too many wrong ones',
    'submittedTooFrequently',
    (setup) => {
      enterWrongLoginPasswords(noon(setup), setup.member);
      changeLogin({})(setup);
    },
  ],
  [
    'setting a fund password after too many wrong login passwords',
    'submittedTooFrequently',
    (setup) => {
      enterWrongLoginPasswords(noon(setup), setup.member);
      setFund({})(setup);
    },
  ],
  ['changing to different login passwords', 'passwordsDiffer', changeLogin({ confirmPassword: 'abcd1235' })],
  [
    'changing the login password to a weak one',
    'parameterError',
    changeLogin({ newPassword: 'abc', confirmPassword: 'abc' }),
  ],
];
