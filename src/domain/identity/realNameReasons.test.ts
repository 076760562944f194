import { expect, it } from 'vitest';
import type { CardRegion } from '../cards/cardsVocabulary';
import { neededSpelling, normaliseRealName, type RealNameReasons, realNameReasons } from './realNameReasons';

const typed = { name: '青木 遥', katakanaName: '', latinName: '', idNumber: 'TR1234567' };
const form = { ...typed, front: true, back: true };

it('a complete form is valid', () => {
  expect(realNameReasons(form)).toEqual({});
  expect(realNameReasons({ ...form, idNumber: '1234-5678-9012' })).toEqual({});
});

it('an empty form lacks every field', () => {
  expect(realNameReasons({ ...typed, name: ' ', idNumber: '', front: false, back: false })).toEqual({
    name: 'required',
    idNumber: 'required',
    front: 'required',
    back: 'required',
  });
});

it.each<[string, Partial<typeof form>]>([
  ['name', { name: '' }],
  ['idNumber', { idNumber: '' }],
  ['front', { front: false }],
  ['back', { back: false }],
])('a form that is otherwise complete lacks only its %s', (field, change) => {
  expect(realNameReasons({ ...form, ...change })).toEqual({ [field]: 'required' });
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

it.each<[CardRegion, string, RealNameReasons]>([
  ['JP', '青木 遥', { katakanaName: 'required' }],
  ['JP', 'AOKI HARUKA', { katakanaName: 'required' }],
  ['JP', 'あおき はるか', {}],
  ['TW', '王 小明', {}],
  ['TW', 'アオキ ハルカ', { latinName: 'required' }],
  ['IN', '青木 遥', { latinName: 'required' }],
  ['IN', 'AOKI HARUKA', {}],
])('for an account in %s, %s needs %o', (region, name, reasons) => {
  expect(realNameReasons({ ...form, name }, region)).toEqual(reasons);
  expect(realNameReasons({ ...form, name })).toEqual({});
  const spelled = { katakanaName: 'アオキ ハルカ', latinName: 'AOKI HARUKA' };
  expect(realNameReasons({ ...form, ...spelled, name }, region)).toEqual({});
});

it('before a name is typed, only an account in Japan needs its reading', () => {
  expect(neededSpelling('JP', ' ')).toBe('katakana');
  expect(neededSpelling('TW', ' ')).toBeUndefined();
  expect(neededSpelling('IN', ' ')).toBeUndefined();
});

it('a spelling in another script is invalid, even when no bank needs it', () => {
  expect(realNameReasons({ ...form, katakanaName: '青木 遥', latinName: 'アオキ' })).toEqual({
    katakanaName: 'malformed',
    latinName: 'malformed',
  });
});

it('is stored in one width, without extra spaces, and with the variants of its characters', () => {
  const full = { katakanaName: 'ｱｵｷ　ﾀﾛ-', latinName: 'Ａoki  Taro' };
  expect(
    normaliseRealName({ ...full, name: ' \ufa19木　　葛\u{e0100} ', idNumber: 'ｔｒ１２３ ４５６７' }),
  ).toEqual({
    name: '\ufa19木 葛\u{e0100}',
    katakanaName: 'アオキ タロー',
    latinName: 'Aoki Taro',
    idNumber: 'TR1234567',
  });
});
