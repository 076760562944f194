import type { TestRunnerConfig } from '@storybook/test-runner';

/** The checks of `checks/` run in the page. English is the language that they expect. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.setViewportSize({ width: 390, height: 844 });
  },
};

export default config;
