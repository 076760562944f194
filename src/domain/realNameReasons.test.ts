import { expect, it } from 'vitest';
import { normaliseRealName, realNameReasons } from './realNameReasons';

const form = { name: '青木 遥', idNumber: 'TR1234567', front: true, back: true };

it('a complete form is valid', () => {
  expect(realNameReasons(form)).toEqual({});
  expect(realNameReasons({ ...form, idNumber: '1234-5678-9012' })).toEqual({});
});

it('an empty form lacks every field', () => {
  expect(realNameReasons({ name: ' ', idNumber: '', front: false, back: false })).toEqual({
    name: 'required',
    idNumber: 'required',
    front: 'required',
    back: 'required',
  });
});

it.each(['1234', '123456789012345678901', 'AB_123', '番号12345'])(
  '%s is not a valid ID number',
  (idNumber) => {
    expect(realNameReasons({ ...form, idNumber })).toEqual({ idNumber: 'malformed' });
  },
);

it('a name longer than sixty characters is invalid', () => {
  expect(realNameReasons({ ...form, name: 'a'.repeat(60) })).toEqual({});
  expect(realNameReasons({ ...form, name: 'a'.repeat(61) })).toEqual({ name: 'malformed' });
});

it('is stored in half width, without extra spaces', () => {
  expect(normaliseRealName({ name: ' 青木　　遥 ', idNumber: 'ｔｒ１２３ ４５６７' })).toEqual({
    name: '青木 遥',
    idNumber: 'TR1234567',
  });
});
