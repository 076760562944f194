import type { Page } from 'playwright';
import { defaultLanguage, type Language } from '../../src/i18n/language.ts';
import { height } from '../../stories/support/everyMode.ts';
import { circumstances } from '../fit/circumstances.ts';
import type { LanguageCheck } from './switchedStory.ts';

/** The narrowest phone is the strictest. */
const circumstance = '320 wide';

/** Names and contrast are checked in one language, because texts exist in all and colours are the same in the others. */
const withAxe: Language = defaultLanguage;

interface CataloguePage {
  checkStoryInLanguage(language: Language, check: LanguageCheck): Promise<string[]>;
}

/**
 * Checks the played story in other languages.
 *
 * @param fits whether to check the layout on the narrowest phone
 * @throws Error with all that was found
 */
export async function checkLanguages(
  page: Page,
  languages: readonly Language[],
  fits: boolean,
): Promise<void> {
  // Without the layout check, only accessibility is left, which one language covers.
  const checked = fits ? languages : languages.filter((language) => language === withAxe);
  if (checked.length === 0) return;
  if (fits) await page.setViewportSize({ width: circumstances[circumstance].width, height });
  const found: string[] = [];
  for (const language of checked) {
    const here = await page.evaluate(
      ([language, check]) => (globalThis as unknown as CataloguePage).checkStoryInLanguage(language, check),
      [language, { fits, circumstance, accessibility: language === withAxe }] as const,
    );
    found.push(...here.map((sentence) => `in ${language}: ${sentence}`));
  }
  if (found.length > 0) throw new Error(`Switched to another language\n${found.join('\n')}`);
}
