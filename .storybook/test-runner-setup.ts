import { relative, sep } from 'node:path';
import { afterAll, expect, jest } from '@jest/globals';
import { appendCoverage } from './coverage/record';
import { playsNamed, playsOf } from './plays';
import config, { executedModules } from './test-runner';
import { testRunnerServices } from './testRunnerServices';

/** `STORY_LOCALES` names the plays: `jp`, `en,tw`, or `jp by keyboard` for journeys. */
const { STORY_LOCALES } = process.env;
const selectedPlays = (path: string, inEachLanguage: readonly string[]) =>
  STORY_LOCALES ? playsNamed(path, STORY_LOCALES.split(',')) : playsOf(path, inEachLanguage);

// On a busy machine a play may fail once without a cause in the code. It is then reported as flaky.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** Replaces the test runner's own set-up, which takes a second to load for each file. */
Object.assign(globalThis, {
  playsOf: selectedPlays,
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
  if (globalThis.hasFailed || executedModules.size === 0) return;
  const stories = relative(process.cwd(), expect.getState().testPath ?? '')
    .split(sep)
    .join('/');
  appendCoverage({ stories, modules: Object.fromEntries(executedModules), isPart: globalThis.isPart });
});
