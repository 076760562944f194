import { basename } from 'node:path';
import { expect } from '@jest/globals';
import type { Page } from 'playwright';
import { hear } from './aria/hear';
import type { TestRunnerServices } from './askTestRunner';

/** Where it is written what is told on the journey that is played. */
const ariaRecord = () => `tests/aria/${basename(expect.getState().testPath ?? '', '.stories.tsx')}.yml`;

/** What a page may ask of the test runner. */
export const testRunnerServices = (page: Page): TestRunnerServices => ({
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  resize: (size) => page.setViewportSize(size),
  hear: (moment) => hear(page, ariaRecord(), moment),
});
