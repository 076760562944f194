import { describe, expect, it } from 'vitest';
import type { Language } from '../language';
import { textsOf } from './shownTexts';

/** A word to avoid, and its replacement. */
export type AvoidedWord = readonly [word: RegExp, instead: string];

/** A word to avoid in the texts of some areas, and its replacement. */
export type AvoidedWordOfAreas = readonly [word: RegExp, areas: readonly string[], instead: string];

/** Defines the tests that the texts of a language, those of the exchange included, contain none of the words. */
export function testWords(
  language: Language,
  words: readonly AvoidedWord[],
  wordsOfAreas: readonly AvoidedWordOfAreas[] = [],
): void {
  const texts = textsOf(language);
  const expectNone = (word: RegExp, instead: string, isMeant: (place: string) => boolean) => {
    const meant = [...texts].filter(([place]) => isMeant(place));
    expect(meant.length).toBeGreaterThan(0);
    for (const [place, text] of meant) expect(text, `${place}: write ${instead}`).not.toMatch(word);
  };

  describe(`texts in ${language}`, () => {
    it.each(words)('avoid %s; write %s', (word, instead) => expectNone(word, instead, () => true));

    for (const [word, areas, instead] of wordsOfAreas)
      it(`avoid ${word} in ${areas.join(', ')}; write ${instead}`, () =>
        expectNone(word, instead, (place) => areas.some((area) => place.startsWith(`${area}.`))));

    it.each(['content/tradingRules', 'notices/ipoTexts', 'copyTrading/products', 'deposits/channels'])(
      'include those that the exchange sends: %s',
      (file) => expect([...texts.keys()].join(' ')).toContain(file),
    );
  });
}
