import { expect, it, test } from 'vitest';
import { isSameName, type NameScript, scriptOf, tidyName } from './personName';

test.each([
  ['ａｏｋｉ　ｈａｒｕｋａ', 'AOKI HARUKA'],
  ['ヤマダタロウ', 'ヤマダ タロウ'],
  ['キヨウコ', 'キョウコ'],
  ['ｼﾞﾖﾝ ｽﾐｽ', 'ジョン・スミス'],
  ['ｵ-ﾉ ﾀﾛ-', 'オーノ タロー'],
  ['葛\u{e0100}城', '葛城'],
  ['葛\u{e0100}城', '葛\u{e0101}城'],
  ['神\ufe00田', '神田'],
  ['\ufa19田', '神田'],
  ['\ufa19田', '神\ufe00田'],
  ['髙橋', '高橋'],
  ['山﨑', '山崎'],
  ['𠮷田', '吉田'],
  ['濵田', '濱田'],
  ['渡邉', '渡邊'],
  ['德川', '徳川'],
  ['O’Brien', "O'Brien"],
  ['Oʼbrien', 'O‘Brien'],
  ['Jean‐Luc', 'Jean-Luc'],
  ['José', 'Jose\u0301'],
])('%s is the same name as %s', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ['斎藤', '斉藤'],
  ['タロウ', 'タロー'],
  ['OBRIEN', 'OBRIAN'],
])('%s is not the same name as %s', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});

it.each([
  ['葛\u{e0100}城 \ufa19', '葛\u{e0100}城 \ufa19'],
  ['神\ufe00田', '神\ufe00田'],
  ['髙橋　﨑', '髙橋 﨑'],
  ['Ｏ’Ｂｒｉｅｎ', 'O’Brien'],
  [' 青木　　遥 ', '青木 遥'],
  ['ｱｵｷ', 'アオキ'],
])('%s is recorded as %s', (typed, recorded) => {
  expect(tidyName(typed)).toBe(recorded);
});

test.each<[string, NameScript]>([
  ['ﾔﾏﾀﾞ ﾀﾛ-', 'katakana'],
  ['やまだ たろう', 'katakana'],
  ["O'Brien-Ōno J.", 'latin'],
  ['葛\u{e0100}城 佐々木', 'han'],
  ['青木 ハルカ', 'other'],
  ['青木 HARUKA', 'other'],
  ['नेहा', 'other'],
  ['', 'other'],
])('the script of %s is %s', (name, script) => {
  expect(scriptOf(name)).toBe(script);
});
