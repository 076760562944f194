import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../scripts/chromium.mjs';
import { root } from '../scripts/importTypeScript.mjs';
import { serveApp } from './app.mjs';
import { serveFloors } from './floors.mjs';

/**
 * Creates a value on first use.
 *
 * @template Value
 * @param {() => Value} make
 */
function once(make) {
  /** @type {Value | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

/** @typedef {ReturnType<typeof createBench>} Bench */

/**
 * Resources shared by parts of the bench, created on first use: the app, a browser and the floor pages.
 *
 * @param {number} runs repetitions of each measurement, whose median counts
 */
export function createBench(runs) {
  /** @type {{ close: () => unknown }[]} */
  const made = [];
  /**
   * @template {{ close: () => unknown }} Value
   * @param {() => Promise<Value>} make
   */
  const shared = (make) =>
    once(async () => {
      const one = await make();
      made.push(one);
      return one;
    });
  return {
    runs,
    app: shared(serveApp),
    browser: shared(async () => chromium.launch(launchOptions(await ensureChromium()))),
    floors: shared(() => serveFloors(root)),
    close: async () => {
      for (const one of made.reverse()) await one.close();
    },
  };
}
