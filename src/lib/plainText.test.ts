import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText, visible, withoutHidden } from './plainText';

it.each([
  ['a control', 'a\u0000b\u0085c', 'abc'],
  ['an override', 'file\u202egpj.exe', 'filegpj.exe'],
  ['embeddings', '\u202aa\u202b\u202cb\u202d', 'ab'],
  ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
  ['marks of direction', 'a\u200eb\u200fc\u061cd', 'abcd'],
  ['letters without width', 'a\u200bb\u200cc\u2060d\ufeffe\u00adf\u180eg', 'abcdefg'],
  ['a joiner between letters', 'a\u200db', 'ab'],
  ['tags', 'a\u{e0061}\u{e007f}b', 'ab'],
  ['fillers', 'a\u3164b\u115f\uffa0c\u2800', 'abc'],
  ['separators of lines', 'a\u2028b\u2029c', 'abc'],
  ['halves of pairs', 'a\ud800b\udc00c', 'abc'],
  ['marks without end', `e${'\u0301'.repeat(100)}!`, `e${'\u0301'.repeat(4)}!`],
])('leaves out %s', (_, text, seen) => {
  expect(withoutHidden(text)).toBe(seen);
});

it.each([
  '板寄せ株式会社 Ｋ・Ｋ',
  '臺灣積體電路（普通股）',
  'Müller & Søns – Œuvre №1',
  'first line\nsecond line\tend',
  '👍🏽 👩‍👩‍👧 ❤️‍🔥 🏳️‍🌈 🇯🇵',
  'がぎぐげご',
  'ภาษาไทย',
])('leaves %s as it is', (text) => {
  expect(plainText(text, 100)).toBe(text);
});

it('isolates right-to-left text from its surroundings', () => {
  expect(plainText('שלום 123', 100)).toBe('\u2068שלום 123\u2069');
  expect(plainText('\u202eمرحبا', 100)).toBe('\u2068مرحبا\u2069');
});

it('cuts a long text, never within a character', () => {
  expect(plainText('x'.repeat(100_000), 10)).toBe('xxxxxxxxx…');
  expect(plainText('12345678😀', 9)).toBe('12345678…');
  expect(plainText('123456789', 9)).toBe('123456789');
});

it('is idempotent', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom('a', ' ', '\u202e', '\u200d', 'ש', '😀', '\ud800', '\u0301', '…') }),
  );
  fc.assert(
    fc.property(texts, fc.integer({ min: 2, max: 40 }), (text, most) => {
      const once = plainText(text, most);
      expect(plainText(once, most)).toBe(once);
      expect(once.length).toBeLessThanOrEqual(most + 2);
    }),
    { numRuns: 500 },
  );
});

it('changes nothing in a text of visible characters alone', () => {
  const said = fc.stringMatching(new RegExp(`^[${visible}]{1,50}$`));
  fc.assert(
    fc.property(said, (text) => {
      expect(plainText(text, 50)).toBe(text);
    }),
  );
});
