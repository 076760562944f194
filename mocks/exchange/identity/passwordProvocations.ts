import type { Provocation } from '../provocation';
import { type Stage, stage } from '../stage';
import { enterWrongFundPasswords, sampleFundPassword, setSampleFundPassword } from './byDoing';
import { changeFundPassword, changeLoginPassword, setFundPassword } from './passwords';

const { password } = stage().member;
const noon = (set: Stage) => set.open('12:00');

type Change = Parameters<typeof changeFundPassword>[2];

const changeFund = (wish: Partial<Change>) => (set: Stage) => {
  const exchange = noon(set);
  setSampleFundPassword(exchange, set.member);
  const change = { oldPassword: sampleFundPassword, newPassword: '135790', confirmPassword: '135790' };
  changeFundPassword(exchange, set.member, { ...change, ...wish });
};

const changeLogin = (wish: Partial<Change>) => (set: Stage) => {
  const change = { oldPassword: password, newPassword: 'abcd1234', confirmPassword: 'abcd1234' };
  changeLoginPassword(noon(set), set.member, { ...change, ...wish }, null);
};

const setFund = (wish: Partial<Parameters<typeof setFundPassword>[2]>) => (set: Stage) => {
  const given = { loginPassword: password, newPassword: '135790', confirmPassword: '135790' };
  setFundPassword(noon(set), set.member, { ...given, ...wish });
};

/** Refusals of setting and changing passwords. */
export const passwordProvocations: Provocation[] = [
  ['setting an empty fund password', 'passwordEmpty', setFund({ newPassword: '' })],
  ['setting a fund password as somebody else', 'wrongOriginalPassword', setFund({ loginPassword: 'x' })],
  ['setting two fund passwords', 'passwordsDiffer', setFund({ confirmPassword: '135791' })],
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
    (set) => {
      const exchange = noon(set);
      setSampleFundPassword(exchange, set.member);
      const change = { newPassword: '135790', confirmPassword: '135790' };
      enterWrongFundPasswords(exchange, set.member);
      changeFundPassword(exchange, set.member, { ...change, oldPassword: sampleFundPassword });
    },
  ],
  [
    'setting a fund password where there is one',
    'parameterError',
    (set) => {
      setSampleFundPassword(noon(set), set.member);
      setFund({})(set);
    },
  ],
  ['changing the fund password to nothing', 'passwordEmpty', changeFund({ newPassword: '' })],
  [
    'changing the fund password without the old one',
    'wrongOriginalPassword',
    changeFund({ oldPassword: '000000' }),
  ],
  ['changing the fund password to two others', 'passwordsDiffer', changeFund({ confirmPassword: '097531' })],
  [
    'changing a fund password that was never set',
    'wrongOriginalPassword',
    (set) =>
      changeFundPassword(noon(set), set.member, {
        ...{ oldPassword: '000000', newPassword: '135790', confirmPassword: '135790' },
      }),
  ],
  ['changing the login password from nothing', 'passwordEmpty', changeLogin({ oldPassword: '' })],
  [
    'changing the login password without the old one',
    'wrongOriginalPassword',
    changeLogin({ oldPassword: 'x' }),
  ],
  [
    'changing the login password to two others',
    'passwordsDiffer',
    changeLogin({ confirmPassword: 'abcd1235' }),
  ],
  [
    'changing the login password to a weak one',
    'parameterError',
    changeLogin({ newPassword: 'abc', confirmPassword: 'abc' }),
  ],
];
