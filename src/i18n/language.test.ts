import { expect, it } from 'vitest';
import { defaultLanguage, isLanguage, languages, languageTag } from './language';

it('is one of three, Japanese unless something else is said', () => {
  expect([...languages]).toEqual(['en', 'tw', 'jp']);
  expect(defaultLanguage).toBe('jp');
});

it('has the tag of the words and their characters', () => {
  expect(languageTag).toEqual({ en: 'en', tw: 'zh-Hant-TW', jp: 'ja' });
});

it.each(['ja', 'EN', '', ' en', null, undefined, 0, 'length', ['en']])('%j is none', (value) => {
  expect(isLanguage(value)).toBe(false);
});
