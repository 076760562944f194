import { describe, expect, it, test } from 'vitest';
import { canBeHolder, holderName, isSameName } from './holderName';
import type { CardRegion } from './vocabulary';

test.each<[CardRegion, string, string | undefined]>([
  ['JP', 'ヤマダ タロウ', 'ヤマダ タロウ'],
  ['JP', 'やまだ たろう', 'ヤマダ タロウ'],
  ['JP', 'Taro Yamada', undefined],
  ['JP', '山田 太郎', undefined],
  ['TW', '王 小明', '王 小明'],
  ['TW', 'WANG XIAOMING', 'WANG XIAOMING'],
  ['TW', 'ヤマダ タロウ', undefined],
  ['IN', 'Taro Yamada', 'Taro Yamada'],
  ['IN', '山田 太郎', undefined],
])('banks of %s write the verified name %s as %s', (region, verified, name) => {
  expect(holderName(region, verified)).toBe(name);
});

describe('the holder', () => {
  it.each(['ヤマダ タロウ', 'ヤマダ タロ', 'タロウ ヤマダ', 'タロー ヤマダ'])(
    'of an account in Japan may be %s when the verified name is in Latin letters or kanji',
    (holder) => {
      expect(canBeHolder('JP', holder, 'Taro Yamada')).toBe(true);
      expect(canBeHolder('JP', holder, '山田 太郎')).toBe(true);
    },
  );

  it.each<[CardRegion, string, string]>([
    ['JP', 'ヤマダ ジロウ', 'ヤマダ タロウ'],
    ['TW', '李 小明', '王 小明'],
    ['TW', 'LEE XIAOMING', 'WANG XIAOMING'],
    ['IN', 'Ken Sato', 'Taro Yamada'],
    ['IN', '山田 太郎', 'Taro Yamada'],
  ])('in %s may not be %s when the verified name is %s', (region, holder, verified) => {
    expect(canBeHolder(region, holder, verified)).toBe(false);
  });

  it('of an account in Taiwan may use another script than the verified name', () => {
    expect(canBeHolder('TW', '王小明', 'WANG XIAOMING')).toBe(true);
    expect(canBeHolder('TW', 'WANG XIAOMING', '王小明')).toBe(true);
  });
});

test.each([
  ['ａｏｋｉ　ｈａｒｕｋａ', 'AOKI HARUKA'],
  ['ヤマダタロウ', 'ヤマダ タロウ'],
  ['キヨウコ', 'キョウコ'],
  ['ｼﾞﾖﾝ ｽﾐｽ', 'ジョン・スミス'],
])('%s is the same name as %s', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});
