import { expect, test } from 'vitest';
import { readingOf } from './readingOf';

test.each([
  ['AOKI HARUKA', 'アオキ ハルカ'],
  ['SATO KEN', 'サト ケン'],
  ['Tsuji Chiho', 'ツジ チホ'],
  ['HENDERSON', null],
  ['青木', null],
])('%s is read %s', (name, reading) => {
  expect(readingOf(name)).toBe(reading);
});
