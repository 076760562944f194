import { describe, expect, it } from 'vitest';
import { composingQueryOf, longestQuery, queryOf } from './searchQuery';

describe('a query', () => {
  it.each([
    ['wide digits', '１００１', '1001'],
    ['narrow kana', 'ｷﾘﾉﾎ', 'キリノホ'],
    ['voiced narrow kana', 'ﾊﾞｲｵ', 'バイオ'],
    ['spaces around it', ' 　きり\t', 'きり'],
    ['spaces within it', 'kiri 　 no', 'kiri no'],
    ['capitals, which the server may judge', 'Kiri', 'Kiri'],
    ['hiragana, likewise', 'きり', 'きり'],
    ['nothing', ' 　 ', ''],
  ])('of %s', (_, typed, query) => {
    expect(queryOf(typed)).toBe(query);
    expect(queryOf(query)).toBe(query);
  });

  it('is cut at the maximum length, at a whole character', () => {
    expect(queryOf('𠮷'.repeat(longestQuery + 9))).toBe('𠮷'.repeat(longestQuery));
  });
});

describe('a query during input-method composition', () => {
  it.each([
    ['a letter before its kana', 'きr', 'き'],
    ['a full-width letter', 'きｒ', 'き'],
    ['two letters', 'きry', 'き'],
    ['kana alone', 'きり', 'きり'],
    ['a letter in the middle', 'きrの', 'きrの'],
    ['Latin letters alone', 'kiri', 'kiri'],
    ['digits', '100', '100'],
    ['zhuyin', 'ㄨˋ', ''],
    ['zhuyin after composed characters', '霧ㄓ', '霧'],
    ['a single zhuyin letter', 'ㄨ', ''],
  ])('drops uncomposed letters: %s', (_, typed, query) => {
    expect(composingQueryOf(typed)).toBe(query);
  });
});
