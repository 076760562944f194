import { describe, expect, it } from 'vitest';
import { searchForm } from '../../../src/domain/market/searchForm';
import { matchOf, type Searchable } from './searchText';

const company: Searchable = {
  code: searchForm('512K'),
  names: ['霧乃帆ソフト', '霧之帆軟體', 'Kirinoho Software', 'きりのほそふと'].map(searchForm),
  exchange: ['West', '西部'].map(searchForm),
};

describe('a search', () => {
  it.each([
    ['the whole code', '512K', 'code'],
    ['the code in small letters', '512k', 'code'],
    ['the code in wide characters', '５１２Ｋ', 'code'],
    ['the beginning of the code', '51', 'codePrefix'],
    ['the rest of the code', '2k', 'contained'],
    ['the Japanese name', '霧乃帆ソフト', 'namePrefix'],
    ['its beginning', '霧乃', 'namePrefix'],
    ['its end', 'ソフト', 'contained'],
    ['its end in hiragana', 'そふと', 'contained'],
    ['its end in narrow katakana', 'ｿﾌﾄ', 'contained'],
    ['the Chinese name', '霧之帆軟體', 'namePrefix'],
    ['a part of the Chinese name', '軟體', 'contained'],
    ['the English name', 'Kirinoho Software', 'namePrefix'],
    ['the English name in capitals', 'KIRINOHO', 'namePrefix'],
    ['the English name in small wide letters', 'ｋｉｒｉ', 'namePrefix'],
    ['the English name without its space', 'kirinohosoft', 'namePrefix'],
    ['the English name with more spaces', ' kiri no ho  soft ', 'namePrefix'],
    ['the last word of the English name', 'software', 'contained'],
    ['the reading in hiragana', 'きりのほ', 'namePrefix'],
    ['the reading in katakana', 'キリノホ', 'namePrefix'],
    ['the reading in narrow katakana', 'ｷﾘﾉﾎ', 'namePrefix'],
    ['the reading with an ideographic space', 'きり　のほ', 'namePrefix'],
    ['the middle of the reading', 'のほ', 'contained'],
    ['the beginnings of two words', 'kiri soft', 'words'],
    ['two words in the other order', 'soft kiri', 'words'],
    ['the code and the exchange, as a list shows them', '512K West', 'words'],
    ['the code and the exchange in Japanese', '512K　西部', 'words'],
    ['the code and another exchange', '512K East', undefined],
    ['only the exchange', 'West', undefined],
    ['the exchange twice', 'West 西部', undefined],
    ['one word of two', 'kiri foods', undefined],
    ['nothing', '', undefined],
    ['only spaces', ' 　', undefined],
    ['another name', '霞', undefined],
    ['another code', '513K', undefined],
    ['more than the code', '512KA', undefined],
    ['a pattern', '.*', undefined],
  ])('for %s (%s) is %s', (_, query, expected) => {
    expect(matchOf(query, company)).toBe(expected);
  });
});
