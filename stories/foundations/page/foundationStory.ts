/** Both fonts of the catalogue: the pages are in English, their samples in any language. */
async function loadAllFonts(): Promise<void> {
  const fonts = ['Noto Sans JP', 'Noto Sans TC'].flatMap((family) => [
    `400 1em "${family}"`,
    `600 1em "${family}"`,
  ]);
  await Promise.all(fonts.map((font) => document.fonts.load(font, 'A円')));
}

/**
 * What all pages of the foundations have in common: they are read at every width, a desk's too; with
 * `undefined` for a width they would have that of the toolbar.
 */
export const foundationStory = {
  globals: { viewport: { value: '' } },
  beforeEach: loadAllFonts,
};
