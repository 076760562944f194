import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../scripts/chromium.mjs';

const config = getJestConfig();

export default {
  ...config,
  testEnvironment: '<rootDir>/.storybook/test-runner-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/.storybook/test-runner-setup.ts'],
  // The first pattern that matches wins.
  transform: { '\\.stories\\.tsx$': '<rootDir>/.storybook/test-runner-transform.mjs', ...config.transform },
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: launchOptions(process.env.CHROME_PATH),
      contextOptions: { viewport: { width: 390, height: 844 } },
    },
  },
};
