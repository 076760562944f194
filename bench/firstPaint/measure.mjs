import { keep, median, phone, slowDown } from '../app.mjs';

/** @import { Browser } from 'playwright' */
/** @import { Bench } from '../bench.mjs' */
/** @import { Result } from '../results.mjs' */

/*
 * Opens pages on a phone with an empty cache: 390×844, 4× CPU throttling, 1.6 Mbps, 150 ms round trip, brotli over
 * HTTP/2. Floor pages are opened in the same rounds, because absolute times depend on the machine.
 */
export const title = 'First paint on a slow phone:';

const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** @typedef {'react' | 'stack' | 'start' | 'home' | 'stock'} PageName */
/** @typedef {ReturnType<typeof readPaints>} Paints */
/** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} LayoutShift */

/**
 * A page to open.
 *
 * @typedef {object} Opened
 * @property {string} url
 * @property {Record<string, string>} [kept] storage of the device
 * @property {string} [at] path of the screen that must open
 */

/** Runs in the page: records the browser's paint entries. */
function watchPaints() {
  /** @type {NonNullable<Window['seen']>} */
  const seen = { lcp: 0, cls: 0, long: [] };
  window.seen = seen;
  /**
   * @template {PerformanceEntry} Entry
   * @param {string} type
   * @param {(entry: Entry) => void} note
   */
  const watch = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(/** @type {Entry} */ (entry));
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (/** @type {LayoutShift} */ { value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.long.push([startTime, duration]));
}

/** Runs in the page: returns first paint, largest paint and blocking time in ms, and layout shift. */
function readPaints() {
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const { lcp = Number.NaN, cls = Number.NaN, long = [] } = window.seen ?? {};
  const tbt = long.filter(([at]) => at >= fcp).reduce((sum, [, duration]) => sum + duration - 50, 0);
  return { fcp, lcp, cls, tbt };
}

/**
 * @param {Browser} browser
 * @param {Opened} opened
 */
async function open(browser, { url, kept, at }) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await keep(page, kept ?? {});
  await page.addInitScript(watchPaints);
  const devtools = await slowDown(page, 4);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(6_000);
  // A redirect would measure another screen.
  if (at && !page.url().includes(`#${at}`)) throw new Error(`${url} led to ${page.url()}`);
  const result = await page.evaluate(readPaints);
  await context.close();
  return result;
}

/**
 * First paint, largest paint, blocking time and layout shift, compared with the bare stack.
 *
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function measure(bench) {
  const [app, browser, { react, stack }] = [await bench.app(), await bench.browser(), await bench.floors()];
  const kept = app.member;
  /** @type {Record<PageName, Opened>} */
  const pages = {
    react: { url: react.url },
    stack: { url: stack.url },
    start: { url: `${app.url}/#/login/start`, at: '/login/logon' },
    home: { url: `${app.url}/#/home/index`, kept, at: '/home/index' },
    stock: {
      url: `${app.url}/#/market/marketDetail?symbol=1001.W`,
      kept,
      at: '/market/marketDetail',
    },
  };
  const names = /** @type {const} */ (['react', 'stack', 'start', 'home', 'stock']);
  /** @type {Record<PageName, Paints[]>} */
  const taken = { react: [], stack: [], start: [], home: [], stock: [] };
  for (let round = 0; round < bench.runs; round++)
    for (const name of names) taken[name].push(await open(browser, pages[name]));

  /**
   * @param {PageName} page
   * @param {keyof Paints} key
   */
  const of = (page, key) => median(taken[page].map((one) => one[key]));
  /**
   * @param {string} what
   * @param {PageName} page
   * @param {keyof Paints} key
   * @param {Partial<Result>} wanted
   * @returns {Result}
   */
  const result = (what, page, key, wanted) => ({ what, ours: of(page, key), ...wanted });
  /**
   * @param {string} what
   * @param {PageName} page
   * @param {keyof Paints} key
   * @param {Partial<Result>} [wanted]
   * @returns {Result}
   */
  const paint = (what, page, key, wanted) => ({
    ...result(what, page, key, wanted ?? {}),
    unit: 'ms',
    floor: of('stack', key),
  });
  return [
    result('React alone, LCP', 'react', 'lcp', { unit: 'ms' }),
    paint('Router, styles, i18next too, LCP', 'stack', 'lcp'),
    paint('/login/start, FCP', 'start', 'fcp', { mostTimes: 0.35 }),
    paint('/login/start, LCP', 'start', 'lcp', { mostTimes: 1.3 }),
    // The bare stack has no blocking time, so the comparison is with its total time.
    result('/login/start, TBT', 'start', 'tbt', { unit: 'ms', floor: of('stack', 'lcp'), mostTimes: 0.07 }),
    result('/login/start, CLS', 'start', 'cls', { most: 0.02 }),
    paint('/home/index signed in, LCP', 'home', 'lcp', { mostTimes: 1.65 }),
    paint('/market/marketDetail signed in, LCP', 'stock', 'lcp'),
  ];
}
