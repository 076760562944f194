/** What all stories of the reference have in common: they are read at every width, and are no pictures to compare. */
export const referenceStory = {
  globals: { viewport: { value: undefined } },
  parameters: { chromatic: { disableSnapshot: true } },
};
