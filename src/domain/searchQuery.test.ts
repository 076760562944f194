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

  it('is never longer than makes sense, and never half a letter', () => {
    expect(queryOf('𠮷'.repeat(longestQuery + 9))).toBe('𠮷'.repeat(longestQuery));
  });
});

describe('a query that is still composed', () => {
  it.each([
    ['a letter on its way to a kana', 'きr', 'き'],
    ['a wide one', 'きｒ', 'き'],
    ['two of them', 'きry', 'き'],
    ['kana alone', 'きり', 'きり'],
    ['a letter in the middle', 'きrの', 'きrの'],
    ['Latin letters alone', 'kiri', 'kiri'],
    ['digits', '100', '100'],
    ['Chinese sounds', 'ㄨˋ', ''],
    ['Chinese sounds after letters that are settled', '霧ㄓ', '霧'],
    ['a Chinese sound alone', 'ㄨ', ''],
  ])('leaves out what is not settled: %s', (_, typed, query) => {
    expect(composingQueryOf(typed)).toBe(query);
  });
});
