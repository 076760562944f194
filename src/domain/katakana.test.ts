import { describe, expect, it } from 'vitest';
import { asKatakana, isKatakana } from './katakana';

describe('asKatakana', () => {
  it.each([
    ['アオキ ハルカ', 'アオキ ハルカ'],
    ['ｱｵｷ　ﾊﾙｶ', 'アオキ ハルカ'],
    ['あおき  はるか', 'アオキ ハルカ'],
    ['ﾊﾞﾊﾟｳﾞｧｰ', 'バパヴァー'],
  ])('%s becomes %s', (typed, kept) => {
    expect(asKatakana(typed)).toBe(kept);
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
