import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../scripts/chromium.mjs';

const config = getJestConfig();

/** Whether to end with the first failed file; see `scripts/test.mjs`. */
const isBail = process.env.STORIES_BAIL === 'yes';

export default {
  ...config,
  testTimeout: 60_000,
  // The built library has the name of this package.
  modulePathIgnorePatterns: [...(config.modulePathIgnorePatterns ?? []), '<rootDir>/dist-library/'],
  bail: isBail,
  ...(isBail && { testSequencer: '<rootDir>/.storybook/partsFirst.mjs' }),
  // Reports each failure once.
  reporters: [
    ['default', { summaryThreshold: Number.MAX_SAFE_INTEGER }],
    '<rootDir>/.storybook/flakyReporter.mjs',
  ],
  testEnvironment: '<rootDir>/.storybook/test-runner-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/.storybook/test-runner-setup.ts'],
  // The first pattern that matches wins.
  transform: { '\\.stories\\.tsx$': '<rootDir>/.storybook/test-runner-transform.mjs', ...config.transform },
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      // One browser for each worker: calls to a shared one go through the main process, which costs 5 % of the time.
      launchType: 'LAUNCH',
      launchOptions: launchOptions(process.env.CHROME_PATH),
    },
  },
};
