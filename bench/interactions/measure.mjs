import { keep, median, phone, slowDown } from '../app.mjs';

/** @import { Browser, Page } from 'playwright' */
/** @import { Bench } from '../bench.mjs' */
/** @import { Result } from '../results.mjs' */

/*
 * Time from a tap or keystroke to its paint (event timing, in steps of 8 ms), with 4× CPU throttling: tabs of the bottom
 * menu when opened for the first time with preloaded code, and again; digits in the order form. Screens render in slices,
 * so the next paint may come before the screen, whose time is measured as well. The floor is a React page with tabs and a
 * field.
 */
export const title = 'From a tap or a keystroke to its paint, CPU slowed 4 times:';

/** @typedef {Awaited<ReturnType<typeof timed>>} Times */

const tabs = [1, 2, 3, 4, 5];
/** Minimum duration of reported events, in ms. */
const shortest = 16;

/**
 * Runs in the page: records durations of events, and when a new screen is painted.
 *
 * @param {number} durationThreshold
 */
function watchEvents(durationThreshold) {
  /** @type {NonNullable<Window['watch']>} */
  const watch = { longest: 0, screen: undefined };
  window.watch = watch;
  /** @param {PerformanceEntry} entry */
  const note = ({ duration }) => {
    watch.longest = Math.max(watch.longest, duration);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(
    // The types of the DOM lack the threshold.
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold }),
  );
  const screen = () => [...document.querySelectorAll('main')].find((one) => one.checkVisibility());
  window.addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      const former = screen();
      const look = () => {
        const now = screen();
        if (!now || now === former) return requestAnimationFrame(look);
        // Reported once this frame is painted.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          watch.screen = performance.now() - timeStamp;
          painted.port1.close();
        };
        painted.port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {Record<string, string>} [kept]
 */
async function openSlowed(browser, url, kept) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await keep(page, kept ?? {});
  await page.addInitScript(watchEvents, shortest);
  await page.goto(url);
  // Preloading has finished.
  await page.waitForTimeout(kept ? 8_000 : 500);
  await slowDown(page, 4);
  return page;
}

/**
 * Performs an action. Returns times in ms until its longest event is painted and a new screen appears (Infinity if none).
 *
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @param {boolean} [waitsForScreen]
 */
async function timed(page, act, waitsForScreen = false) {
  await page.evaluate(() => Object.assign(window.watch ?? {}, { longest: 0, screen: undefined }));
  await act();
  await page.waitForTimeout(800);
  if (waitsForScreen)
    await page.waitForFunction(() => window.watch?.screen, undefined, { timeout: 5_000 }).catch(() => {});
  const seen = await page.evaluate(() => window.watch);
  const { longest = Number.NaN, screen = Number.POSITIVE_INFINITY } = seen ?? {};
  return { paint: Math.max(longest, shortest), screen };
}

/**
 * @param {Page} page
 * @param {number} times
 */
async function timeTabs(page, times) {
  const links = page.getByRole('navigation').last().getByRole('link');
  const taken = [];
  for (let time = 0; time < times; time++) {
    /** @type {Times[]} */
    const round = [];
    for (const tab of tabs) round.push(await timed(page, () => links.nth(tab).tap(), true));
    taken.push(round);
  }
  await page.context().close();
  return taken;
}

/** @param {Page} page */
async function timeKeys(page) {
  const field = page.locator('input[inputmode]').last();
  await field.tap();
  const taken = [];
  for (const digit of '123') taken.push(await timed(page, () => field.press(digit)));
  await page.context().close();
  return taken;
}

/**
 * Tabs and digits, compared with a page of React alone.
 *
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function measure(bench) {
  const [app, browser, { controls }] = [await bench.app(), await bench.browser(), await bench.floors()];
  /** @param {string} hash */
  const open = (hash) => openSlowed(browser, app.url + hash, app.member);
  const openFloor = () => openSlowed(browser, controls.url);
  /** @type {Record<'first' | 'again' | 'keys' | 'floorTabs' | 'floorKeys', Times[]>} */
  const taken = { first: [], again: [], keys: [], floorTabs: [], floorKeys: [] };
  for (let round = 0; round < bench.runs; round++) {
    const [first = [], again = []] = await timeTabs(await open('/#/home/index'), 2);
    taken.first.push(...first);
    taken.again.push(...again);
    taken.floorTabs.push(...(await timeTabs(await openFloor(), 2)).flat());
    taken.keys.push(...(await timeKeys(await open('/#/market/marketBuy?symbol=1001.W&side=long'))));
    taken.floorKeys.push(...(await timeKeys(await openFloor())));
  }
  /**
   * @param {keyof typeof taken} name
   * @param {keyof Times} key
   */
  const of = (name, key) => median(taken[name].map((one) => one[key]));
  /**
   * @param {string} what
   * @param {keyof typeof taken} name
   * @param {keyof typeof taken} floor
   * @param {keyof Times} key
   * @param {number} [mostTimes]
   */
  const result = (what, name, floor, key, mostTimes) => ({
    what,
    unit: 'ms',
    ours: of(name, key),
    mostTimes,
    floor: of(floor, key),
  });
  return [
    result('A tab for the first time, next paint', 'first', 'floorTabs', 'paint', 3),
    result('A tab for the first time, its screen', 'first', 'floorTabs', 'screen'),
    result('A tab that was open before, next paint', 'again', 'floorTabs', 'paint', 1.5),
    result('A tab that was open before, its screen', 'again', 'floorTabs', 'screen'),
    result('A digit in the order form, its paint', 'keys', 'floorKeys', 'paint', 2),
  ];
}
