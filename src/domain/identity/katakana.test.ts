import { describe, expect, it } from 'vitest';
import { asKatakana, isKatakana } from './katakana';

describe('asKatakana', () => {
  it.each([
    ['アオキ ハルカ', 'アオキ ハルカ'],
    ['ｱｵｷ　ﾊﾙｶ', 'アオキ ハルカ'],
    ['あおき  はるか', 'アオキ ハルカ'],
    ['ﾊﾞﾊﾟｳﾞｧｰ', 'バパヴァー'],
    ['ハ゛ハ゜', 'バパ'],
    ['か\u3099', 'ガ'],
  ])('%s becomes %s', (typed, kept) => {
    expect(asKatakana(typed)).toBe(kept);
  });

  it.each([
    '-',
    '\u2010',
    '\u2011',
    '\u2012',
    '\u2013',
    '\u2014',
    '\u2015',
    '\u2212',
    '\uff0d',
    '\uff70',
    'ー',
  ])('the dash %s after kana is a long vowel', (dash) => {
    expect(asKatakana(`ｵ${dash}ﾉ ﾀﾛ${dash}`)).toBe('オーノ タロー');
    expect(asKatakana(`おおの じ${dash}${dash}`)).toBe('オオノ ジーー');
  });

  it('a dash between Latin letters stays', () => {
    expect(asKatakana('Jean-Luc')).toBe('Jean-Luc');
  });
});

describe('isKatakana', () => {
  it.each(['アオキ ハルカ', 'スミス・ジョン', 'オーノ'])('%s is', (name) => {
    expect(isKatakana(name)).toBe(true);
  });

  it.each(['', 'AOKI', '青木 遥', 'アオキ1', 'ｱｵｷ'])('%s is not', (name) => {
    expect(isKatakana(name)).toBe(false);
  });
});
