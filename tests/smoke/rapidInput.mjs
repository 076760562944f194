import { boxOf } from './read.mjs';

/** @import { Locator, Page } from 'playwright' */

/** @typedef {{ x: number, y: number }} Point In css px. */

const times = 8;
/** Interval between rapid taps, in ms. */
const betweenMs = 100;
/** Delay and interval of key repetition, in ms. */
const heldMs = 500;
const repeatMs = 33;
const repeats = 45;

const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };

/**
 * Sends touches and keys without waiting for the page. Playwright's own methods wait until the page has handled each, which
 * takes as long as rendering a screen. Each has the time at which a person would have made it, because a busy machine
 * delays some of them.
 *
 * @param {Page} page
 */
async function inputOf(page) {
  const devtools = await page.context().newCDPSession(page);
  /** @type {Promise<unknown>[]} */
  const sent = [];
  let at = Date.now();
  /**
   * @param {'touchStart' | 'touchEnd'} type
   * @param {Point[]} touchPoints
   */
  const touch = (type, touchPoints) =>
    sent.push(devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: at / 1000 }));
  /**
   * @param {'keyDown' | 'keyUp'} type
   * @param {boolean} [autoRepeat]
   */
  const key = (type, autoRepeat) =>
    sent.push(devtools.send('Input.dispatchKeyEvent', { type, ...enter, autoRepeat, timestamp: at / 1000 }));
  return {
    /** @param {Point} point */
    tap(point) {
      touch('touchStart', [point]);
      touch('touchEnd', []);
    },
    keyDown: (autoRepeat = false) => key('keyDown', autoRepeat),
    keyUp: () => key('keyUp'),
    /**
     * Waits until the next input, in ms.
     *
     * @param {number} ms
     */
    async pause(ms) {
      at += ms;
      await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
    },
    async end() {
      await Promise.all(sent);
      await devtools.detach();
    },
  };
}

/**
 * Taps the position of a button eight times, even after the button is gone.
 *
 * @param {Locator} button
 */
export async function tapQuickly(button) {
  const { x, y, width, height } = await boxOf(button);
  const input = await inputOf(button.page());
  for (let count = 0; count < times; count += 1) {
    input.tap({ x: x + width / 2, y: y + height / 2 });
    await input.pause(betweenMs);
  }
  await input.end();
}

/**
 * Presses Enter eight times, first on a button, then on the focused element.
 *
 * @param {Locator} button
 */
export async function enterQuickly(button) {
  await button.focus();
  const input = await inputOf(button.page());
  for (let count = 0; count < times; count += 1) {
    input.keyDown();
    input.keyUp();
    await input.pause(betweenMs);
  }
  await input.end();
}

/**
 * Holds Enter for two seconds, first on a button, then on the focused element.
 *
 * @param {Locator} button
 */
export async function holdEnter(button) {
  await button.focus();
  const input = await inputOf(button.page());
  input.keyDown();
  await input.pause(heldMs);
  for (let count = 0; count < repeats; count += 1) {
    input.keyDown(true);
    await input.pause(repeatMs);
  }
  input.keyUp();
  await input.end();
}
