import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../scripts/chromium.mjs';
import { root, serveApp } from './app.mjs';
import { serveFloors } from './floors.mjs';

/** Creates a value on first use. */
function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Resources shared by parts of the bench, created on first use: the app, a browser and the floor pages.
 *
 * @param runs repetitions of each measurement, whose median counts
 */
export function createBench(runs) {
  const made = [];
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
