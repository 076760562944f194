import { jest } from '@jest/globals';
import { testedModes } from './modes';
import config from './test-runner';

/** `STORY_LOCALES=jp` plays the stories in that locale alone; `en,tw` in these two. */
const { STORY_LOCALES } = process.env;
const wanted = testedModes.filter(
  ({ locale }) => !STORY_LOCALES || STORY_LOCALES.split(',').includes(locale),
);

// Among six thousand plays one may meet a machine that stands still for a moment: it is named as unsteady then.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** Does for each file of stories what the test runner's own set-up does, without its second to load. */
Object.assign(globalThis, {
  testedModes: wanted,
  __sbPreVisit: config.preVisit,
  __sbPostVisit: config.postVisit,
});
