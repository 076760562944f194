import axe from 'axe-core';
import { upDownFor } from '../../src/app/upDown';
import { switchLanguage } from '../../src/i18n/i18n';
import { type Language, languageTag } from '../../src/i18n/language';
import type { CircumstanceName, FitParameters } from '../fit/circumstances';
import { misfitsIn } from '../fit/misfits';
import { failOnPageErrors } from '../pageErrors';
import type { Playing, PlayingPage } from '../playing';
import { languageRules } from './languageRules';

interface Catalogue {
  __STORYBOOK_PREVIEW__: {
    currentRender: { storyContext(): { parameters: { fits?: FitParameters } } };
  };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Milliseconds to wait for answers; a story may be about an answer that never comes. */
const patience = 1_000;

async function settled({ queries }: Playing): Promise<void> {
  const start = performance.now();
  do await nextFrame();
  while (queries && queries.isFetching() > 0 && performance.now() - start < patience);
}

async function show(language: Language): Promise<void> {
  const { playing } = globalThis as PlayingPage;
  if (!playing?.i18n) throw new Error('No story is on the page');
  await switchLanguage(playing.i18n, language);
  document.documentElement.lang = languageTag[language];
  document.documentElement.dataset.upDown = upDownFor(language, 'auto');
  await settled(playing);
}

const run = (include: Element, values: readonly string[]) =>
  axe.run(
    { include, exclude: ['.sb-wrapper'] },
    { runOnly: { type: 'rule', values: [...values] }, resultTypes: ['violations'] },
  );

/** A target that a bar at the edge of the screen covers in part is as large as it is once it was scrolled free. */
async function isTooSmall(selector: string): Promise<boolean> {
  const target = document.querySelector(selector);
  target?.scrollIntoView({ block: 'center' });
  return target !== null && (await run(target, ['target-size'])).violations.length > 0;
}

async function accessibilityProblems(): Promise<string[]> {
  const { violations } = await run(document.body, languageRules);
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, failureSummary, target } of nodes) {
      if (id === 'target-size' && !(await isTooSmall(String(target[0])))) continue;
      found.push(`${id}: ${html}\n${failureSummary}`);
    }
  }
  return found;
}

/** What is looked at in a language. */
export interface LanguageCheck {
  /** Texts and controls have to fit; the window has the width of `circumstance`. */
  fits: boolean;
  circumstance: CircumstanceName;
  /** Names, contrast and sizes of touch targets are checked. */
  accessibility: boolean;
}

/**
 * Switches the story on the page to another language, as a member does in the settings, and looks for what only the
 * language can break.
 *
 * @returns one sentence for each problem
 */
async function checkStoryInLanguage(
  language: Language,
  { fits, circumstance, accessibility }: LanguageCheck,
): Promise<string[]> {
  await show(language);
  const found = accessibility ? await accessibilityProblems() : [];
  const { parameters } = (
    globalThis as unknown as Catalogue
  ).__STORYBOOK_PREVIEW__.currentRender.storyContext();
  if (fits && !parameters.fits?.except?.[circumstance])
    found.push(...misfitsIn(document.body).map(({ rule, what }) => `${circumstance}: ${what} (${rule})`));
  await failOnPageErrors();
  return found;
}

/** Offers the check to the test runner. */
export function offerLanguageCheck(): void {
  Object.assign(globalThis, { checkStoryInLanguage });
}
