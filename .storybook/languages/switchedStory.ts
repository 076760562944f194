import { upDownFor } from '../../src/app/upDown';
import { switchLanguage } from '../../src/i18n/i18n';
import { type Language, languageTag } from '../../src/i18n/language';
import { setAppearance } from '../../src/theme/appearance';
import type { ExposedPage, ExposedStory } from '../exposedStory';
import type { CircumstanceName, FitParameters } from '../fit/circumstances';
import { findUnlistedColorPairs } from '../fit/colorPairs';
import { findLayoutIssues } from '../fit/findLayoutIssues';
import { failOnPageErrors } from '../pageErrors';
import { accessibilityProblems, enhancedContrastProblems } from './accessibility';

interface Catalogue {
  __STORYBOOK_PREVIEW__: {
    currentRender: { storyContext(): { title: string; parameters: { fits?: FitParameters } } };
  };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Time to wait for responses, in ms. A story may be about a response that never comes. */
const responseTimeout = 1_000;

async function settled({ queries }: ExposedStory): Promise<void> {
  const start = performance.now();
  do await nextFrame();
  while (queries && queries.isFetching() > 0 && performance.now() - start < responseTimeout);
}

/** Also switches to the dark theme, because every story is played in the light one. */
async function show(language: Language): Promise<void> {
  const { exposedStory } = globalThis as ExposedPage;
  if (!exposedStory?.i18n) throw new Error('No story is on the page');
  await switchLanguage(exposedStory.i18n, language);
  document.documentElement.lang = languageTag[language];
  await settled(exposedStory);
  setAppearance({ theme: 'dark', contrast: 'usual', upDown: upDownFor(language, null) });
}

/** Pages about the product, such as the map, have colours of their own. */
const isOfProduct = /^(Components|Widgets|App|Screens|Journeys)\//;

const unlistedPairs = () => [...new Set(findUnlistedColorPairs(document.body).map(({ what }) => what))];

/** What to check in a language. */
export interface LanguageCheck {
  /** Check the layout. The window has the width of `circumstance`. */
  fits: boolean;
  circumstance: CircumstanceName;
  /** Check names, contrast and sizes of touch targets. */
  accessibility: boolean;
}

/**
 * Switches the story on the page to another language, as a member does in the settings, and checks what depends on the
 * language.
 *
 * @returns one sentence for each problem
 */
async function checkStoryInLanguage(
  language: Language,
  { fits, circumstance, accessibility }: LanguageCheck,
): Promise<string[]> {
  await show(language);
  const { title, parameters } = (
    globalThis as unknown as Catalogue
  ).__STORYBOOK_PREVIEW__.currentRender.storyContext();
  const found: string[] = [];
  if (accessibility) {
    found.push(...(await accessibilityProblems()));
    if (isOfProduct.test(title)) found.push(...unlistedPairs());
  }
  if (fits && !parameters.fits?.except?.[circumstance])
    found.push(
      ...findLayoutIssues(document.body).map(({ rule, what }) => `${circumstance}: ${what} (${rule})`),
    );
  if (accessibility && isOfProduct.test(title)) found.push(...(await enhancedContrastProblems()));
  await failOnPageErrors();
  return found;
}

/** Makes the check available to the test runner. */
export function exposeLanguageCheck(): void {
  Object.assign(globalThis, { checkStoryInLanguage });
}
