import { getJestConfig } from '@storybook/test-runner';
import { findChromium, launchOptions } from '../scripts/chromium.mjs';

const config = getJestConfig();

/** The runner's own configuration, with the Chromium that is installed. */
export default async () => ({
  ...config,
  testTimeout: 60_000,
  snapshotResolver: '<rootDir>/.storybook/jestSnapshots.cjs',
  testEnvironmentOptions: {
    'jest-playwright': {
      ...Object(config.testEnvironmentOptions?.['jest-playwright']),
      launchOptions: launchOptions(await findChromium()),
    },
  },
});
