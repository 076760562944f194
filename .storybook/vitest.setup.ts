import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { offerDriver } from './driver';

offerDriver({
  keyboard: (keys) => userEvent.keyboard(keys),
  resize: ({ width, height }) => page.viewport(width, height),
  matchOutline: async (element) => {
    await expect.element(page.elementLocator(element), { timeout: 60_000 }).toMatchAriaSnapshot();
  },
});
