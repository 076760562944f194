import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchedPart, matchedWord, searchForm, searchWords } from './searchForm';

describe('the search form of a text', () => {
  it.each([
    ['capitals', 'KIRI', 'kiri'],
    ['wide letters and digits', 'Ｋｉｒｉ１０', 'kiri10'],
    ['katakana', 'キリノホ', 'きりのほ'],
    ['narrow katakana', 'ｷﾘﾉﾎ', 'きりのほ'],
    ['voiced narrow kana', 'ﾊﾞｲｵﾎﾟﾝﾌﾟ', 'ばいおぽんぷ'],
    ['a separate voicing mark', 'か\u3099', 'が'],
    ['the long vowel mark, the narrow one too', 'リーｽｰ', 'りーすー'],
    ['rare katakana', 'ヴァヶ', 'ゔぁゖ'],
    ['spaces, wide ones too', ' kiri　no ho ', 'kirinoho'],
    ['dots and hyphens', "キリ・ノ-ホ'ｓ", 'きりのほs'],
    ['nothing', ' 　', ''],
  ])('%s', (_, written, form) => {
    expect(searchForm(written)).toBe(form);
    expect(searchForm(form)).toBe(form);
  });
});

describe('the matching part of a text', () => {
  it.each([
    ['a name’s beginning', '霧乃帆ソフト', '霧乃', '霧乃'],
    ['katakana, for hiragana', '霧乃帆ソフト', 'そふ', 'ソフ'],
    ['katakana, for narrow ones', '霧乃帆ソフト', 'ｿﾌﾄ', 'ソフト'],
    ['a word in capitals', 'Kirinoho Software', 'SOFT', 'Soft'],
    ['a part across a space', 'Kirinoho Software', 'hosoft', 'ho Soft'],
    ['a part across a space, searched with one elsewhere', 'Kirinoho Software', 'kiri noho', 'Kirinoho'],
    ['voiced narrow kana', 'ﾊﾞｲｵ工業', 'ばい', 'ﾊﾞｲ'],
    ['a code in wide digits', '512K', '１２k', '12K'],
    ['characters of two UTF-16 units', '𠮷野鉄鋼', '野', '野'],
    ['a character that expands to several', '㈱霧', '霧', '霧'],
  ])('is %s', (_, text, query, part) => {
    const { from, to } = matchedPart(text, query) ?? { from: 0, to: 0 };
    expect(text.slice(from, to)).toBe(part);
  });

  it.each([
    ['a reading', '霧乃帆ソフト', 'きりのほ'],
    ['another name', '霧乃帆ソフト', '霞'],
    ['nothing', '霧乃帆ソフト', ' '],
  ])('is undefined for %s', (_, text, query) => {
    expect(matchedPart(text, query)).toBeUndefined();
  });

  it('exists if one form contains the other, and covers whole characters', () => {
    const text = fc.string({ unit: fc.constantFrom(...'霧キきﾊﾞａA 1・𠮷') });
    fc.assert(
      fc.property(text, text, (name, query) => {
        const part = matchedPart(name, query);
        const wanted = searchForm(query);
        expect(part !== undefined).toBe(wanted !== '' && searchForm(name).includes(wanted));
        if (part) expect(searchForm(name.slice(part.from, part.to))).toContain(wanted);
      }),
    );
  });
});

describe('query words', () => {
  it.each([
    ['kaede air', ['kaede', 'air']],
    [' 1186　West ', ['1186', 'west']],
    ['・ -', []],
  ])('of %j are %j', (query, expected) => {
    expect(searchWords(query)).toEqual(expected);
  });

  it.each([
    ['Kaedenoho Airlines', 'kaede air', 'Kaede'],
    ['Kaedenoho Airlines', 'nohoair', 'noho Air'],
    ['1186', '1186 West', '1186'],
  ])('in %s, the query %s marks %s', (text, query, part) => {
    const { from, to } = matchedWord(text, query) ?? { from: 0, to: 0 };
    expect(text.slice(from, to)).toBe(part);
  });

  it('mark nothing without a match', () => {
    expect(matchedWord('Kaedenoho Airlines', 'kiri soft')).toBeUndefined();
  });
});
