import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { resetCoverage, takeExecutedModules } from './coverage/executedModules.ts';
import { storyFailure } from './failures/storyFailure.ts';
import { withoutLink } from './failures/withoutLink.ts';
import { checkStoryLayout } from './fit/checkStoryLayout.ts';
import { checkLanguages } from './languages/checkLanguages.ts';
import { mainLanguage, type Play } from './plays.ts';
import { appendScreenStates, trackScreenStates } from './screenStates.ts';

interface Render {
  id: string;
  storyContext(): { globals: Pick<Play, 'locale' | 'input'> };
}

/** The part of the catalogue's own page that is used here. */
interface CataloguePage {
  __STORYBOOK_PREVIEW__: {
    currentRender?: Render;
    teardownRender(render: Render): Promise<void>;
    onUpdateGlobals(update: { globals: object }): Promise<void>;
  };
}

declare global {
  /** How the story of this test is played. */
  var testedPlay: Play;
  /** Name of its export. */
  var playedStory: string;
}

/** Parts of screens. */
const isPart = /^(Components|Widgets|App)\//;

const isScreen = /^Screens\//;

/** Whether coverage is recorded; see `scripts/playStories.mjs`. */
const isRecorded = process.env.STORIES_RECORDED === 'yes';

/** Modules executed by each played story of this file, by export name. */
export const executedModules = new Map<string, readonly string[]>();

/** Removes the story, because Storybook would not render it again in another locale. */
const removeStory = (page: Page) =>
  page.evaluate(async () => {
    const preview = (globalThis as unknown as CataloguePage).__STORYBOOK_PREVIEW__;
    if (preview.currentRender) await preview.teardownRender(preview.currentRender);
  });

const config: TestRunnerConfig = {
  async preVisit(page, { title }) {
    const { locale, input, viewport } = globalThis.testedPlay;
    await page.setViewportSize(viewport);
    await page.evaluate(
      (globals) =>
        (globalThis as unknown as CataloguePage).__STORYBOOK_PREVIEW__.onUpdateGlobals({ globals }),
      { locale, input },
    );
    if (locale !== mainLanguage) return;
    if (isScreen.test(title)) await trackScreenStates(page);
    // Later stories of the file start from the coverage that the previous one has taken.
    if (isRecorded && input === 'pointer' && executedModules.size === 0) await resetCoverage(page);
  },
  errorMessageFormatter: withoutLink,
  /** Also checks that the page shows this story in this play, whatever Storybook reports. */
  async postVisit(page, { id, title, hasFailure }) {
    if (hasFailure) {
      const failure = await storyFailure(page);
      if (failure) throw failure;
      return;
    }
    const { locale, input, alsoIn } = globalThis.testedPlay;
    const expected = `${id} in ${locale} by ${input}`;
    const played = await page.evaluate(() => {
      const render = (globalThis as unknown as CataloguePage).__STORYBOOK_PREVIEW__.currentRender;
      if (!render) return 'nothing';
      const { locale, input } = render.storyContext().globals;
      return `${render.id} in ${locale} by ${input}`;
    });
    if (played !== expected) throw new Error(`Played ${played} instead of ${expected}`);
    const isMain = locale === mainLanguage;
    if (isMain && isScreen.test(title)) await appendScreenStates(page, title);
    if (isMain && isPart.test(title)) await checkStoryLayout(page);
    if (isMain) await checkLanguages(page, alsoIn, isPart.test(title));
    await removeStory(page);
    if (isRecorded && isMain && input === 'pointer')
      executedModules.set(globalThis.playedStory, await takeExecutedModules(page));
  },
};

export default config;
