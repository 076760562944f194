import { expect, it } from 'vitest';
import { matchesSearch } from './matchesSearch';

const branch = { name: '緑が丘支店', reading: 'みどりがおか midorigaoka', code: '107' };

it.each(['緑が丘', 'みどり', 'ミドリ', 'ﾐﾄﾞﾘ', 'MIDORI', '107', '１０７', '支店'])('%s matches', (typed) => {
  expect(matchesSearch(branch, typed)).toBe(true);
});

it.each(['青が丘', 'みとり', '117', 'かmido'])('%s does not match', (typed) => {
  expect(matchesSearch(branch, typed)).toBe(false);
});
