/** What `scripts/visual.mjs` tells the runs of the pictures, by the environment. */
const { VISUAL_CATALOGUE = '', VISUAL_BASELINE = '', VISUAL_BEFORE = '', VISUAL_TOKEN = '' } = process.env;

export const settings = {
  /** Folder of the catalogue whose pictures are taken. */
  catalogue: VISUAL_CATALOGUE,
  /** Folder of the pictures to compare with, or to fill. */
  baseline: VISUAL_BASELINE,
  /** Folder of the catalogue that the baseline shows; empty while the baseline is filled. */
  before: VISUAL_BEFORE,
  /** What the one token that was changed measures now, in drawing units; 0 where none was. */
  changedToken: Number(VISUAL_TOKEN),
  page: {
    // As in the test runner of the stories: by this name the catalogue knows that it is played, and stops animations.
    userAgent: 'StorybookTestRunner',
    deviceScaleFactor: 1,
  },
};
