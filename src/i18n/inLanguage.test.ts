import { expect, it } from 'vitest';
import { inLanguage } from './inLanguage';

it('is the text of the language, otherwise the first one that exists', () => {
  expect(inLanguage({ en: 'Lantern', tw: '燈籠', jp: '灯籠' }, 'tw')).toBe('燈籠');
  expect(inLanguage({ tw: '燈籠' }, 'jp')).toBe('燈籠');
  expect(inLanguage({ de: 'Laterne' }, 'en')).toBe('Laterne');
  expect(inLanguage({}, 'en')).toBe('');
});
