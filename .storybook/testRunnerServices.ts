import { basename } from 'node:path';
import { expect } from '@jest/globals';
import type { Page } from 'playwright';
import { compareAriaSnapshot } from './aria/compareAriaSnapshot';
import type { TestRunnerServices } from './askTestRunner';

/** Record file of the journey that is played. */
const ariaRecord = () => `tests/aria/${basename(expect.getState().testPath ?? '', '.stories.tsx')}.yml`;

/** Services that the test runner offers to a page. */
export const testRunnerServices = (page: Page): TestRunnerServices => ({
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  resize: (size) => page.setViewportSize(size),
  compareAriaSnapshot: (moment) => compareAriaSnapshot(page, ariaRecord(), moment),
});
