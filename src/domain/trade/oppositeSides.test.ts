import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bySharedStock } from './oppositeSides';
import { sides } from './tradeVocabulary';

const position = (text: string) => ({
  symbol: text.charAt(0),
  side: text.charAt(1) === '+' ? ('long' as const) : ('short' as const),
  text,
});

test.each([
  ['nothing', '', ''],
  ['one', 'a+', 'a+'],
  ['different stocks', 'a+ b-', 'a+ | b-'],
  ['the same side twice', 'a+ b- a+', 'a+ | b- | a+'],
  ['both sides, at the place of the first', 'b- a+ c+ a-', 'b- | a+ a- | c+'],
  ['three of a stock with both sides', 'a- b+ a+ a-', 'a- a+ a- | b+'],
])('groups %s', (_, listed, expected) => {
  const groups = bySharedStock(listed.split(' ').filter(Boolean).map(position));
  expect(groups.map((group) => group.map(({ text }) => text).join(' ')).join(' | ')).toBe(expected);
});

test('every position stays, once', () => {
  const any = fc.record({ symbol: fc.constantFrom('a', 'b', 'c'), side: fc.constantFrom(...sides) });
  fc.assert(
    fc.property(fc.array(any), (positions) => {
      const grouped = bySharedStock(positions).flat();
      expect(new Set(grouped)).toEqual(new Set(positions));
      expect(grouped).toHaveLength(positions.length);
    }),
  );
});
