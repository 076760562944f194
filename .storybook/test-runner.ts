import type { TestRunnerConfig } from '@storybook/test-runner';
import { storyFailure } from './failures/storyFailure.ts';
import { withoutLink } from './failures/withoutLink.ts';
import { tryStory } from './fit/tryStory.ts';
import type { Play } from './modes.ts';
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
}

/** What screens are made of. In English alone: its words can't be broken, and are the longest of the three languages. */
const isPart = /^(Components|Widgets|App)\//;

const isScreen = /^Screens\//;

const config: TestRunnerConfig = {
  /** Clears the page first: a story that is still there would not be rendered afresh in another locale. */
  async preVisit(page, { title }) {
    const { locale, input, viewport } = globalThis.testedPlay;
    await page.setViewportSize(viewport);
    await page.evaluate(
      async (globals) => {
        const preview = (globalThis as unknown as CataloguePage).__STORYBOOK_PREVIEW__;
        if (preview.currentRender) await preview.teardownRender(preview.currentRender);
        await preview.onUpdateGlobals({ globals });
      },
      { locale, input },
    );
    if (locale === 'en' && isScreen.test(title)) await watchShown(page);
  },
  errorMessageFormatter: withoutLink,
  /** Whatever the catalogue says: was this story played, and in this way? */
  async postVisit(page, { id, title, hasFailure }) {
    if (hasFailure) {
      const failure = await storyFailure(page);
      if (failure) throw failure;
      return;
    }
    const { locale, input } = globalThis.testedPlay;
    const wanted = `${id} in ${locale} by ${input}`;
    const played = await page.evaluate(() => {
      const render = (globalThis as unknown as CataloguePage).__STORYBOOK_PREVIEW__.currentRender;
      if (!render) return 'nothing';
      const { locale, input } = render.storyContext().globals;
      return `${render.id} in ${locale} by ${input}`;
    });
    if (played !== wanted) throw new Error(`Played ${played} instead of ${wanted}`);
    if (locale !== 'en') return;
    if (isPart.test(title)) await tryStory(page);
    if (isScreen.test(title)) await keepShown(page, title);
  },
};

export default config;
