import { expect, test } from 'vitest';
import { kanaReadingOf } from './kanaReading';

test.each([
  ['AOKI HARUKA', 'アオキ ハルカ'],
  ['SATO KEN', 'サト ケン'],
  ['Tsuji Chiho', 'ツジ チホ'],
  ['HENDERSON', null],
  ['青木', null],
])('%s is read %s', (name, reading) => {
  expect(kanaReadingOf(name)).toBe(reading);
});
