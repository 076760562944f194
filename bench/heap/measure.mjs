import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';
import { keep, phone } from '../app.mjs';
import { findAddresses } from './addresses.mjs';
import { trackLeaks } from './trackLeaks.mjs';

/** @import { CDPSession, Page } from 'playwright' */
/** @import { Bench } from '../bench.mjs' */
/** @import { Result } from '../results.mjs' */

/*
 * Visits all screens by links, once to warm up and then ten times, as a signed-in member. After each round, on the first
 * screen and after garbage collection, measures heap, listeners, DOM nodes, timers and observers. The browser only
 * interprets, because compiled code would be in the same heap.
 */
export const title = 'All screens visited ten times:';

/** @typedef {Record<'heap' | 'listeners' | 'nodes' | 'timeouts' | 'intervals' | 'observers', number>} Look */

const rounds = 10;
const interpretOnly = '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-lazy-feedback-allocation';
/** Time without requests after which a screen is left, in ms, and the limit. */
const quietMs = 150;
const longestMs = 3_000;
const home = '/home/index';

/**
 * Follows a link to an address, as a tap on a link would.
 *
 * @param {string} address
 */
function follow(address) {
  const link = document.createElement('a');
  link.href = `#${address}`;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Addresses of the screen's links within the app. */
const readLinks = () =>
  [...document.querySelectorAll('a[href^="#/"]')].map((link) => (link.getAttribute('href') ?? '').slice(1));

/**
 * Waits until a page has no pending requests.
 *
 * @param {Page} page
 */
function watchRequests(page) {
  let open = 0;
  let changed = Date.now();
  /** @param {number} by */
  const count = (by) => () => {
    open += by;
    changed = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    const began = Date.now();
    changed = began;
    while (Date.now() - began < longestMs) {
      if (open <= 0 && Date.now() - changed >= quietMs) return;
      await page.waitForTimeout(50);
    }
  };
}

/**
 * Measures after garbage collection. Takes the minimum of several samples, because some timers are short-lived.
 *
 * @param {Page} page
 * @param {CDPSession} devtools
 */
async function look(page, devtools) {
  /** @type {Look[]} */
  const looks = [];
  for (let time = 0; time < 5; time++) {
    await page.waitForTimeout(400);
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    /** @param {string} name */
    const metric = (name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    looks.push({
      heap: metric('JSHeapUsedSize') / 1024 ** 2,
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      ...(await page.evaluate(() => window.leftovers())),
    });
  }
  /** @param {keyof Look} key */
  const least = (key) => Math.min(...looks.map((one) => one[key]));
  return {
    heap: least('heap'),
    listeners: least('listeners'),
    nodes: least('nodes'),
    timeouts: least('timeouts'),
    intervals: least('intervals'),
    observers: least('observers'),
  };
}

/**
 * Growth of the heap after the first round, and leaks.
 *
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function measure(bench) {
  const app = await bench.app();
  const { executablePath, args } = launchOptions(await ensureChromium());
  const browser = await chromium.launch({ executablePath, args: [...args, interpretOnly] });
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await keep(page, app.member);
  await page.addInitScript(trackLeaks);
  const settled = watchRequests(page);
  await page.goto(`${app.url}/#${home}`);
  await settled();
  /** @param {string} address */
  const visit = async (address) => {
    await page.evaluate(follow, address);
    await settled();
  };
  const visited = await findAddresses(async (path) => {
    await visit(path);
    return page.evaluate(readLinks);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');

  const left = [];
  for (let round = 0; round <= rounds; round++) {
    for (const address of [...visited, home]) await visit(address);
    left.push(await look(page, devtools));
  }
  await browser.close();

  console.log(`Heap after each round, MiB: ${left.map(({ heap }) => heap.toFixed(2)).join(', ')}`);
  const [first, last] = [left[1], left.at(-1)];
  if (!first || !last) throw new Error('too few rounds');
  /**
   * @param {string} what
   * @param {keyof Look} key
   */
  const behind = (what, key) => ({
    what: `${what} left behind, of ${first[key]}`,
    ours: Math.max(0, last[key] - first[key]),
    most: 0,
  });
  return [
    {
      what: 'Heap grown after the first round',
      unit: '%',
      ours: Math.max(0, (last.heap / first.heap - 1) * 100),
      most: 5,
    },
    behind('Listeners', 'listeners'),
    behind('Timers', 'timeouts'),
    behind('Intervals', 'intervals'),
    behind('Observers', 'observers'),
    behind('Nodes', 'nodes'),
  ];
}
