import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCode, cleanDigits, cleanNumber, cleanText, cleanWords } from './typedText';

const codes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));

const all = { cleanText, cleanWords, cleanCode, cleanNumber };

describe.each(Object.entries(all))('%s', (_, clean) => {
  it.each([...codes(0x2010, 0x2015), '\u2212', '\uff0d'])('reads the dash %s as a hyphen', (dash) => {
    expect(clean(`12${dash}34`)).toBe('12-34');
    expect(clean(`ab${dash}cd`)).toBe('ab-cd');
  });

  it('reads the long-vowel mark between digits as a hyphen', () => {
    expect(clean('０９０ー１２３４ー５６７８')).toBe('090-1234-5678');
    expect(clean('1ｰ2')).toBe('1-2');
    expect(clean('タロー')).toBe('タロー');
    expect(clean('2ーム')).toBe('2ーム');
  });

  it.each([...codes(0x200b, 0x200f), ...codes(0x202a, 0x202e), '\u2060', '\ufeff', '\u2068', '\u2069'])(
    'removes an invisible mark',
    (mark) => {
      expect(clean(`${mark}1${mark}2${mark}`)).toBe('12');
    },
  );

  it('reads full-width forms as ASCII', () => {
    const wide = codes(0xff01, 0xff5e).join('');
    expect(clean(wide)).toBe(codes(0x21, 0x7e).join(''));
  });

  it('changes nothing the second time', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'12aＡ ー－−,，、。．¥￥\u200b\u00a0　タ') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), signs), (text) => {
        expect(clean(clean(text))).toBe(clean(text));
      }),
      { examples: [['1ー 1']] },
    );
  });
});

describe('spaces', () => {
  const spaces = ['\t', '\u00a0', '\u1680', ...codes(0x2000, 0x200a), '\u2028', '\u202f', '\u205f', '　'];

  it.each(spaces)('mean nothing in a code', (space) => {
    expect(cleanCode(`${space}12${space}34${space}`)).toBe('1234');
  });

  it.each(spaces)('are single, and only inside, in a text', (space) => {
    expect(cleanText(`${space}Ito${space}${space}Taro${space}`)).toBe('Ito Taro');
    expect(cleanWords(`${space}Ito${space}${space}Taro${space}`)).toBe('Ito Taro');
  });
});

it('reads the long-vowel mark of a code as a hyphen beside spaces too', () => {
  expect(cleanCode('090ー 1234 ー5678')).toBe('090-1234-5678');
});

it('keeps the letters of a name as they were written', () => {
  expect(cleanText('髙橋 ﾀﾛｳ 葛\u{e0100}城')).toBe('髙橋 ﾀﾛｳ 葛\u{e0100}城');
});

it('reads compatibility forms of words as usual letters', () => {
  expect(cleanWords('ｷｵｸｼｱ ㈱')).toBe('キオクシア (株)');
});

it('keeps the digits of a code', () => {
  expect(cleanDigits(' １２３-456 ')).toBe('123456');
  // Not digits of a keyboard.
  expect(cleanDigits('①２')).toBe('2');
});

it('reads the punctuation of Japanese and Chinese keyboards in a number', () => {
  expect(cleanNumber('１、２３４。５')).toBe('1,234.5');
  expect(cleanNumber('1､234｡5')).toBe('1,234.5');
  expect(cleanNumber('￥５')).toBe('¥5');
  // A full stop at the end of a sentence is no decimal point.
  expect(cleanNumber('12。')).toBe('12。');
});
