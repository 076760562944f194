import { transformPlaywright } from '@storybook/test-runner';

/** Turns a file of stories into its tests: every story once in each of the test runner's modes. */
export default {
  async processAsync(source, path) {
    const tests = await transformPlaywright(source, path);
    return {
      code: `for (const mode of testedModes) {
        describe(mode.locale, () => {
          beforeAll(() => { globalThis.testedMode = mode; });
          ${tests}
        });
      }`,
    };
  },
};
