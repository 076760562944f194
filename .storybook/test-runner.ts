import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Language } from '../src/i18n/language.ts';
import type { Mode } from './modes.ts';

/** The part of the catalogue's own objects that a page of the test runner shows us. */
interface CataloguePage {
  __STORYBOOK_PREVIEW__: {
    currentRender?: { storyContext(): { globals: { locale: Language } } };
    teardownRender(render: unknown): Promise<void>;
    onUpdateGlobals(update: { globals: object }): Promise<void>;
  };
}

declare global {
  /** The mode in which the story of this test is played. */
  var testedMode: Mode;
}

const config: TestRunnerConfig = {
  /** Clears the page first: a story that is still there would not be rendered afresh in another locale. */
  async preVisit(page) {
    const { locale, viewport } = globalThis.testedMode;
    await page.setViewportSize(viewport);
    await page.evaluate(async (locale) => {
      const preview = (globalThis as unknown as CataloguePage).__STORYBOOK_PREVIEW__;
      if (preview.currentRender) await preview.teardownRender(preview.currentRender);
      await preview.onUpdateGlobals({ globals: { locale } });
    }, locale);
  },
  async postVisit(page, { id }) {
    const { locale } = globalThis.testedMode;
    const played = await page.evaluate(() => {
      const preview = (globalThis as unknown as CataloguePage).__STORYBOOK_PREVIEW__;
      return preview.currentRender?.storyContext().globals.locale;
    });
    if (played !== locale)
      throw new Error(`${id} was to be played in ${locale}, but was played in ${played}`);
  },
};

export default config;
