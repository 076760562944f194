import { loadFonts } from '../../../.storybook/fonts';

/** Loads both fonts of the catalogue: pages are in English, samples in any language. */
async function loadAllFonts(): Promise<void> {
  await Promise.all([loadFonts('jp'), loadFonts('tw')]);
}

/**
 * Common parameters of the foundations' stories: readable at every width. With `undefined` the toolbar's width would
 * apply.
 */
export const foundationStory = {
  globals: { viewport: { value: '' } },
  beforeEach: loadAllFonts,
};
