import { expect, it } from 'vitest';
import { defaultLanguage, isLanguage, languages, languageTag } from './language';

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
