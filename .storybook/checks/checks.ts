import type { StoryContext } from '@storybook/react-vite';
import { isChecked } from '../driver';
import { isUsual } from '../toolbar';
import { findUnlistedColorPairs } from './colorPairs';
import { isPart } from './isPart';
import { layoutIssues, resizeTo } from './layout/checkLayout';
import { findTouchTargetIssues } from './layout/findLayoutIssues';
import { namedStateIssues } from './namedState';
import { otherLanguageIssues } from './otherLanguages';
import { outlineAtEnd } from './outline';
import { failOnPageErrors } from './pageErrors';
import { reportStates } from './shownStates';

/** Pages about the product, such as the map, have colours of their own. */
const isOfProduct = /^(Components|Widgets|App|Screens|Journeys)\//;

/** English is checked in full: its words cannot break, and most texts are the longest of the three languages. */
const mainLanguage = 'en';

async function findIssues(story: StoryContext): Promise<string[]> {
  const { title, globals } = story;
  const part = isPart(story);
  if (globals.locale !== mainLanguage || globals.input !== 'pointer' || !isOfProduct.test(title)) return [];
  const { innerWidth } = window;
  const colors = findUnlistedColorPairs(document.body).map(({ what }) => what);
  // A screen consists of parts whose layout is checked.
  const layout = part
    ? await layoutIssues(story)
    : findTouchTargetIssues(document.body).map(({ what }) => what);
  const languages = await otherLanguageIssues(story, part);
  await resizeTo(innerWidth);
  return [...new Set(colors), ...layout, ...languages];
}

/**
 * Checks what every story must fulfil once its play has ended. Readers only see errors of the page; the other checks run
 * where stories are tested, because they change the page for a moment. Axe runs after them.
 */
export async function checkStory(story: StoryContext): Promise<void> {
  // A failure chosen in the toolbar causes errors, which is what the reader wants to see.
  if (!isUsual(story.globals)) return;
  await failOnPageErrors();
  if (!isChecked()) return;
  reportStates(story);
  await outlineAtEnd(story);
  // First, because other checks change the page.
  const issues = [...namedStateIssues(story), ...(await findIssues(story))];
  if (issues.length > 0) throw new Error(issues.join('\n'));
  // The checks themselves may have caused errors.
  await failOnPageErrors();
}
