import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../scripts/chromium.mjs';

const config = getJestConfig();

export default {
  ...config,
  testTimeout: 60_000,
  // Each failure is told once.
  reporters: [
    ['default', { summaryThreshold: Number.MAX_SAFE_INTEGER }],
    '<rootDir>/.storybook/unsteadyReporter.mjs',
  ],
  testEnvironment: '<rootDir>/.storybook/test-runner-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/.storybook/test-runner-setup.ts'],
  // The first pattern that matches wins.
  transform: { '\\.stories\\.tsx$': '<rootDir>/.storybook/test-runner-transform.mjs', ...config.transform },
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      // Each worker starts its own browser: calls to a shared one pass through the main process, 5 % of all the time.
      launchType: 'LAUNCH',
      launchOptions: launchOptions(process.env.CHROME_PATH),
    },
  },
};
