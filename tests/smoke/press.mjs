/** @import { Locator, Page } from 'playwright' */

/** @typedef {{ timeout?: number }} Options */

/** Wait before pressing something new, in ms: it ignores presses for 350 ms. */
const lookMs = 400;

/**
 * Waits until new content accepts presses.
 *
 * @param {Page} page
 */
export const look = (page) => page.waitForTimeout(lookMs);

/**
 * Waits until something can be pressed and accepts presses.
 *
 * @param {Locator} locator
 * @param {Options} [options]
 */
export async function lookAt(locator, options) {
  await locator.click({ ...options, trial: true });
  await look(locator.page());
}

/**
 * Presses something once it accepts presses.
 *
 * @param {Locator} locator
 * @param {Options} [options]
 */
export async function press(locator, options) {
  await lookAt(locator, options);
  await locator.click(options);
}

/**
 * Ticks a box unless it is ticked.
 *
 * @param {Locator} box
 * @param {Options} [options]
 */
export async function tick(box, options) {
  await lookAt(box, options);
  await box.check(options);
}

/**
 * Presses a control that closes its sheet, and waits until the sheet is gone.
 *
 * @param {Locator} locator
 */
export async function pressAndLeave(locator) {
  const element = await locator.elementHandle();
  await press(locator);
  await element.waitForElementState('hidden');
}
