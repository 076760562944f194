import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../scripts/chromium.mjs';
import { root, serveApp } from './app.mjs';
import { serveFloors } from './floors.mjs';

/** Made when it is first asked for, and then the same. */
function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * What the parts of a bench share: the app, a browser and the floor pages, each made by the first part that wants it.
 *
 * @param runs how often each measurement is taken; the medians count
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
