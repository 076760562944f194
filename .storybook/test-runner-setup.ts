import { jest } from '@jest/globals';
import { playsOf } from './modes';
import config from './test-runner';
import { testRunnerServices } from './testRunnerServices';

/** `STORY_LOCALES=jp` plays the stories in that locale alone; `en,tw` in these two; `en by keyboard` the journeys so. */
const { STORY_LOCALES } = process.env;
const wantedPlays = (path: string) =>
  playsOf(path).filter(({ name }) => !STORY_LOCALES || STORY_LOCALES.split(',').includes(name));

// Among six thousand plays one may meet a machine that stands still for a moment: it is named as unsteady then.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** Does for each file of stories what the test runner's own set-up does, without its second to load. */
Object.assign(globalThis, {
  playsOf: wantedPlays,
  testRunnerServices,
  __sbPreVisit: config.preVisit,
  __sbPostVisit: config.postVisit,
});
