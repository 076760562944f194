import { expect, it } from 'vitest';
import { matchesSearch } from './matchesSearch';

const branch = { name: '緑が丘支店', reading: 'みどりがおか midorigaoka', code: '107' };

it.each(['緑が丘', 'みどり', 'ミドリ', 'ﾐﾄﾞﾘ', 'MIDORI', '107', '１０７', '支店'])('%s matches', (typed) => {
  expect(matchesSearch(branch, typed)).toBe(true);
});

it.each(['朝霧', 'asagiri bank', 'あさぎり', 'ASAGIRI'])(
  '%s finds a bank by a name in any language',
  (typed) => {
    const names = { en: 'Asagiri Bank', tw: '朝霧銀行', jp: 'あさぎり銀行' };
    expect(matchesSearch({ name: names.jp, names, reading: 'asagiri' }, typed)).toBe(true);
    expect(matchesSearch({ name: names.jp, names: null, reading: 'asagiri' }, '朝霧')).toBe(false);
  },
);

it.each(['青が丘', 'みとり', '117', 'かmido'])('%s does not match', (typed) => {
  expect(matchesSearch(branch, typed)).toBe(false);
});
