import { describe, expect, it, test } from 'vitest';
import type { SpelledScript } from '../identity/identityVocabulary';
import type { CardRegion } from './cardsVocabulary';
import { canBeHolder, holderNames, missingSpelling, type VerifiedName } from './holderName';

const kanji = { name: '山田 太郎' };
const withReading = { ...kanji, katakanaName: 'ヤマダ タロウ' };
const chinese = { name: '王 小明' };

test.each<[CardRegion, VerifiedName, string[], SpelledScript | undefined]>([
  ['JP', { name: 'ヤマダ タロウ' }, ['ヤマダ タロウ'], undefined],
  ['JP', { name: 'やまだ たろう' }, ['ヤマダ タロウ'], undefined],
  ['JP', withReading, ['ヤマダ タロウ'], undefined],
  ['JP', { ...kanji, katakanaName: '' }, [], 'katakana'],
  ['JP', { ...kanji, latinName: 'YAMADA TARO' }, [], 'katakana'],
  ['JP', { name: 'Taro Yamada' }, [], 'katakana'],
  ['TW', chinese, ['王 小明'], undefined],
  ['TW', { ...chinese, latinName: 'WANG XIAOMING' }, ['王 小明', 'WANG XIAOMING'], undefined],
  ['TW', { name: 'WANG XIAOMING' }, ['WANG XIAOMING'], undefined],
  ['TW', { name: 'ヤマダ タロウ' }, [], 'latin'],
  ['IN', { name: 'Taro Yamada', katakanaName: 'ヤマダ タロウ' }, ['Taro Yamada'], undefined],
  ['IN', { ...withReading, latinName: 'Taro Yamada' }, ['Taro Yamada'], undefined],
  ['IN', withReading, [], 'latin'],
])('banks of %s write the name %o as %o, and lack %s', (region, verified, names, script) => {
  expect(holderNames(region, verified)).toEqual(names);
  expect(missingSpelling(region, verified)).toBe(script);
});

describe('the holder', () => {
  it.each<[CardRegion, string, VerifiedName]>([
    ['JP', 'ﾔﾏﾀﾞ ﾀﾛｳ', withReading],
    ['JP', 'ヤマダタロウ', withReading],
    ['TW', '王小明', { ...chinese, latinName: '', katakanaName: null }],
    ['TW', 'wang xiaoming', { ...chinese, latinName: 'WANG XIAOMING' }],
    ['IN', 'TARO YAMADA', { ...kanji, latinName: 'Taro Yamada' }],
  ])('in %s may be %s when the verified name is %o', (region, holder, verified) => {
    expect(canBeHolder(region, holder, verified)).toBe(true);
  });

  it.each<[CardRegion, string, VerifiedName]>([
    ['JP', 'サトウ ケン', withReading],
    ['JP', 'ヤマダ タロー', withReading],
    ['JP', 'サトウ ケン', kanji],
    ['JP', 'ヤマダ タロウ', { name: 'Taro Yamada' }],
    ['TW', '李 小明', chinese],
    ['TW', 'LEE XIAOMING', chinese],
    ['TW', '王小明', { name: 'WANG XIAOMING' }],
    ['IN', 'Ken Sato', { ...kanji, latinName: 'Taro Yamada' }],
    ['IN', 'Ken Sato', kanji],
  ])('in %s may not be %s when the verified name is %o', (region, holder, verified) => {
    expect(canBeHolder(region, holder, verified)).toBe(false);
  });
});
