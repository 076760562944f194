/** Letters of each file of the fonts (`.storybook/fonts.ts`). */
const letters = 'A円，！；・／→▲▼';

/** Loads both fonts of the catalogue: pages are in English, samples in any language. */
async function loadAllFonts(): Promise<void> {
  const fonts = ['Noto Sans JP', 'Noto Sans TC'].flatMap((family) => [
    `400 1em "${family}"`,
    `600 1em "${family}"`,
  ]);
  await Promise.all(fonts.map((font) => document.fonts.load(font, letters)));
}

/**
 * Common parameters of the foundations' stories: readable at every width. With `undefined` the toolbar's width would
 * apply.
 */
export const foundationStory = {
  globals: { viewport: { value: '' } },
  beforeEach: loadAllFonts,
};
