import { expect, it } from 'vitest';
import { normaliseRealName, realNameReasons } from './realNameReasons';

const form = { name: '青木 遥', idNumber: 'TR1234567', front: true, back: true };

it('a complete form is right', () => {
  expect(realNameReasons(form)).toEqual({});
  expect(realNameReasons({ ...form, idNumber: '1234-5678-9012' })).toEqual({});
});

it('an empty one lacks everything', () => {
  expect(realNameReasons({ name: ' ', idNumber: '', front: false, back: false })).toEqual({
    name: 'required',
    idNumber: 'required',
    front: 'required',
    back: 'required',
  });
});

it.each(['1234', '123456789012345678901', 'AB_123', '番号12345'])('%s is no ID number', (idNumber) => {
  expect(realNameReasons({ ...form, idNumber })).toEqual({ idNumber: 'malformed' });
});

it('a name longer than sixty characters is none', () => {
  expect(realNameReasons({ ...form, name: 'a'.repeat(60) })).toEqual({});
  expect(realNameReasons({ ...form, name: 'a'.repeat(61) })).toEqual({ name: 'malformed' });
});

it('is kept in half width, without stray blanks', () => {
  expect(normaliseRealName({ name: ' 青木　　遥 ', idNumber: 'ｔｒ１２３ ４５６７' })).toEqual({
    name: '青木 遥',
    idNumber: 'TR1234567',
  });
});
