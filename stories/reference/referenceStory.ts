/**
 * What all stories of the reference have in common: they are read at every width, and are no pictures to compare. With
 * `undefined` for a width they would have that of the toolbar.
 */
export const referenceStory = {
  globals: { viewport: { value: '' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
