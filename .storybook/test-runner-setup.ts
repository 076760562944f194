import { relative, sep } from 'node:path';
import { afterAll, expect, jest } from '@jest/globals';
import { playsNamed, playsOf } from './plays';
import { keepRan } from './ran/record';
import config, { modulesRan } from './test-runner';
import { testRunnerServices } from './testRunnerServices';

/** `STORY_LOCALES=jp` plays the stories in that locale alone; `en,tw` in these two; `jp by keyboard` the journeys so. */
const { STORY_LOCALES } = process.env;
const wantedPlays = (path: string, inEachLanguage: readonly string[]) =>
  STORY_LOCALES ? playsNamed(path, STORY_LOCALES.split(',')) : playsOf(path, inEachLanguage);

// Among six thousand plays one may meet a machine that stands still for a moment: it is named as unsteady then.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** Does for each file of stories what the test runner's own set-up does, without its second to load. */
Object.assign(globalThis, {
  playsOf: wantedPlays,
  testRunnerServices,
  __sbPreVisit: config.preVisit,
  __sbPostVisit: config.postVisit,
});

declare global {
  /** Whether a play of this file failed. */
  var hasFailed: boolean;
  /** Whether stories of this file were left out. */
  var isPart: boolean;
}

afterAll(() => {
  if (globalThis.hasFailed || modulesRan.size === 0) return;
  const stories = relative(process.cwd(), expect.getState().testPath ?? '')
    .split(sep)
    .join('/');
  keepRan({ stories, modules: Object.fromEntries(modulesRan), isPart: globalThis.isPart });
});
