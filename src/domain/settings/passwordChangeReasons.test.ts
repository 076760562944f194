import { expect, it } from 'vitest';
import { passwordChangeReasons } from './passwordChangeReasons';
import { fundPasswordFault, loginPasswordFault } from './passwordRules';

const good = { present: 'demo1234', wanted: 'demo4321', again: 'demo4321' };

it('accepts a different password of eight letters and digits, typed twice', () => {
  expect(passwordChangeReasons(good, loginPasswordFault)).toEqual({});
});

it('requires all three fields', () => {
  const empty = { present: '', wanted: '', again: '' };
  expect(passwordChangeReasons(empty, loginPasswordFault)).toEqual({
    present: 'required',
    wanted: 'required',
    again: 'required',
  });
});

it.each([
  ['a weak password', { wanted: 'abc', again: 'abc' }, { wanted: 'tooShort' }],
  ['the present password', { wanted: 'demo1234', again: 'demo1234' }, { wanted: 'unchanged' }],
  ['two different passwords', { again: 'demo4322' }, { again: 'differs' }],
])('refuses %s', (_, change, reasons) => {
  expect(passwordChangeReasons({ ...good, ...change }, loginPasswordFault)).toEqual(reasons);
});

it.each([
  ['13579', 'malformed'],
  ['123456', 'sequence'],
  ['339172', 'phoneDigits'],
])('refuses %s for a fund password', (wanted, fault) => {
  const pin = { present: '246810', wanted, again: wanted };
  const faultOf = (password: string) => fundPasswordFault(password, '8033917264');
  expect(passwordChangeReasons(pin, faultOf)).toEqual({ wanted: fault });
});
