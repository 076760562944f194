import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortenLabel, shortenMiddle } from './shortenLabel';

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const charactersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

const family = '👨‍👩‍👧';
const combined = 'か\u3099';
const surrogates = '𠮷';

describe('shortenLabel', () => {
  it.each([
    ['Itayose', 9, 'Itayose'],
    ['123456789', 9, '123456789'],
    ['1234567890', 9, '12345678…'],
    ['1234567890', 10, '1234567890'],
    ['12345678901', 10, '123456789…'],
    ['株式会社板寄せ製作所', 9, '株式会社板寄せ製…'],
    [surrogates.repeat(9), 9, surrogates.repeat(9)],
    [surrogates.repeat(10), 9, `${surrogates.repeat(8)}…`],
    [combined.repeat(10), 9, `${combined.repeat(8)}…`],
    [family.repeat(10), 9, `${family.repeat(8)}…`],
    ['\u2068חברה בורסאית\u2069', 9, '\u2068חברה בור…\u2069'],
    ['\u2068123456789\u2069', 9, '\u2068123456789\u2069'],
    ['', 9, '—'],
    [null, 9, '—'],
    [undefined, 10, '—'],
  ] as const)('shortens %s to %i: %s', (label, limit, expected) => {
    expect(shortenLabel(label, limit)).toBe(expected);
  });
});

describe('shortenMiddle', () => {
  it.each([
    ['ABCDEFGHIJKLMNOPQRST', 'ABCDEFGHIJKLMNOPQRST'],
    ['ABCDEFGHIJKLMNOPQRSTU', 'ABCDEF…PQRSTU'],
    [surrogates.repeat(20), surrogates.repeat(20)],
    [family.repeat(21), `${family.repeat(6)}…${family.repeat(6)}`],
    [`\u2068${'א'.repeat(21)}\u2069`, `\u2068${'א'.repeat(6)}…${'א'.repeat(6)}\u2069`],
    ['', '—'],
    [null, '—'],
  ])('shortens %s: %s', (label, expected) => {
    expect(shortenMiddle(label)).toBe(expected);
  });
});

describe('both', () => {
  const label = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(family, combined, surrogates, 'a', '漢', '🇯🇵'),
      minLength: 1,
      maxLength: 40,
    }),
  );

  it('show whole characters of the label, and no more than allowed', () => {
    fc.assert(
      fc.property(label, fc.constantFrom(9 as const, 10 as const), (text, limit) => {
        const all = charactersOf(text);
        const expected = all.length <= limit ? text : `${all.slice(0, limit - 1).join('')}…`;
        expect(shortenLabel(text, limit)).toBe(expected);
        const middle = all.length <= 20 ? text : `${all.slice(0, 6).join('')}…${all.slice(-6).join('')}`;
        expect(shortenMiddle(text)).toBe(middle);
      }),
    );
  });

  it('never leave half of a surrogate pair', () => {
    fc.assert(
      fc.property(label, (text) => {
        for (const shortened of [shortenLabel(text, 9), shortenLabel(text, 10), shortenMiddle(text)]) {
          expect(shortened).not.toMatch(/\p{Surrogate}/u);
        }
      }),
    );
  });
});
