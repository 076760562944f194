/**
 * Common parameters of the reference's stories: readable at every width, without visual comparison. With `undefined`
 * the toolbar's width would apply.
 */
export const referenceStory = {
  globals: { viewport: { value: '' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
