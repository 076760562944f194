import { expect, it } from 'vitest';
import { passwordChangeReasons } from './passwordChangeReasons';
import { isFundPassword, isLoginPassword } from './passwordRules';

const good = { present: 'demo1234', wanted: 'demo4321', again: 'demo4321' };

it('finds nothing wrong with another password of eight letters and digits, typed twice', () => {
  expect(passwordChangeReasons(good, isLoginPassword)).toEqual({});
});

it('requires all three', () => {
  const empty = { present: '', wanted: '', again: '' };
  expect(passwordChangeReasons(empty, isLoginPassword)).toEqual({
    ...{ present: 'required', wanted: 'required', again: 'required' },
  });
});

it.each([
  ['a weak one', { wanted: 'abc', again: 'abc' }, { wanted: 'malformed' }],
  ['the one that holds', { wanted: 'demo1234', again: 'demo1234' }, { wanted: 'unchanged' }],
  ['two different ones', { again: 'demo4322' }, { again: 'differs' }],
])('refuses %s', (_, wish, reasons) => {
  expect(passwordChangeReasons({ ...good, ...wish }, isLoginPassword)).toEqual(reasons);
});

it('wants six digits for a fund password', () => {
  const pin = { present: '246810', wanted: '13579', again: '13579' };
  expect(passwordChangeReasons(pin, isFundPassword)).toEqual({ wanted: 'malformed' });
});
