import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { storyFailure } from './failures/storyFailure.ts';
import { withoutLink } from './failures/withoutLink.ts';
import { tryStory } from './fit/tryStory.ts';
import { checkLanguages } from './languages/checkLanguages.ts';
import { mainLanguage, type Play } from './plays.ts';
import { forgetRan, takeRan } from './ran/modulesRan.ts';
import { keepShown, watchShown } from './shown.ts';

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

/** What screens are made of. */
const isPart = /^(Components|Widgets|App)\//;

const isScreen = /^Screens\//;

/** Whether it is recorded what the stories reach; see `scripts/playStories.mjs`. */
const isRecorded = process.env.STORIES_RECORDED === 'yes';

/** Modules that ran in the stories of this file so far, by the name of the story's export. */
export const modulesRan = new Map<string, readonly string[]>();

/** Removes the story: one that is still there would not be rendered again in another locale. */
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
    if (isScreen.test(title)) await watchShown(page);
    // After a story of this file nothing has run that was not asked for already.
    if (isRecorded && input === 'pointer' && modulesRan.size === 0) await forgetRan(page);
  },
  errorMessageFormatter: withoutLink,
  /** Whatever the catalogue says: was this story played, and in this way? */
  async postVisit(page, { id, title, hasFailure }) {
    if (hasFailure) {
      const failure = await storyFailure(page);
      if (failure) throw failure;
      return;
    }
    const { locale, input, alsoIn } = globalThis.testedPlay;
    const wanted = `${id} in ${locale} by ${input}`;
    const played = await page.evaluate(() => {
      const render = (globalThis as unknown as CataloguePage).__STORYBOOK_PREVIEW__.currentRender;
      if (!render) return 'nothing';
      const { locale, input } = render.storyContext().globals;
      return `${render.id} in ${locale} by ${input}`;
    });
    if (played !== wanted) throw new Error(`Played ${played} instead of ${wanted}`);
    const isMain = locale === mainLanguage;
    if (isMain && isScreen.test(title)) await keepShown(page, title);
    if (isMain && isPart.test(title)) await tryStory(page);
    if (isMain) await checkLanguages(page, alsoIn, isPart.test(title));
    await removeStory(page);
    if (isRecorded && isMain && input === 'pointer')
      modulesRan.set(globalThis.playedStory, await takeRan(page));
  },
};

export default config;
