import { expect, it } from 'vitest';
import { defaultLanguage, isLanguage, languageOf, languages, languageTag } from './language';

it('is one of three, Japanese by default', () => {
  expect([...languages]).toEqual(['en', 'tw', 'jp']);
  expect(defaultLanguage).toBe('jp');
});

it('has a tag with language and script', () => {
  expect(languageTag).toEqual({ en: 'en', tw: 'zh-Hant-TW', jp: 'ja' });
});

it.each(['ja', 'EN', '', ' en', null, undefined, 0, 'length', ['en']])('%j is none', (value) => {
  expect(isLanguage(value)).toBe(false);
});

it.each([
  ['en', 'en'],
  ['tw', 'tw'],
  ['jp', 'jp'],
  ['en-US', 'en'],
  ['EN-gb', 'en'],
  ['ja', 'jp'],
  ['ja-JP', 'jp'],
  ['zh', 'tw'],
  ['zh-TW', 'tw'],
  ['zh-Hant', 'tw'],
  ['zh-Hant-HK', 'tw'],
  ['ZH-hant-tw', 'tw'],
  // Other languages get the English one, also those whose code begins with the same letters.
  ['fr', 'en'],
  ['jam', 'en'],
  ['zha', 'en'],
  ['', 'en'],
])('the tag %j means %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});
