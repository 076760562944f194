import type { Page } from 'playwright';
import { defaultLanguage, type Language } from '../../src/i18n/language.ts';
import { circumstances } from '../fit/circumstances.ts';
import { height } from '../modes.ts';
import type { LanguageCheck } from './switchedStory.ts';

/** The narrowest phone: what fits there fits on a wider one. */
const circumstance = '320 wide';

/** Names and contrast are looked at in one language: all have the same texts, and the others the same colours. */
const withAxe: Language = defaultLanguage;

interface CataloguePage {
  checkStoryInLanguage(language: Language, asked: LanguageCheck): Promise<string[]>;
}

/**
 * Shows the story that was just played in other languages.
 *
 * @param fits whether texts and controls have to fit at the width of the narrowest phone
 * @throws Error with all that was found
 */
export async function checkLanguages(
  page: Page,
  languages: readonly Language[],
  fits: boolean,
): Promise<void> {
  // A story that need not fit has nothing else that a further language could break.
  const checked = fits ? languages : languages.filter((language) => language === withAxe);
  if (checked.length === 0) return;
  if (fits) await page.setViewportSize({ width: circumstances[circumstance].width, height });
  const found: string[] = [];
  for (const language of checked) {
    const here = await page.evaluate(
      ([language, asked]) => (globalThis as unknown as CataloguePage).checkStoryInLanguage(language, asked),
      [language, { fits, circumstance, accessibility: language === withAxe }] as const,
    );
    found.push(...here.map((sentence) => `in ${language}: ${sentence}`));
  }
  if (found.length > 0) throw new Error(`Switched to another language\n${found.join('\n')}`);
}
