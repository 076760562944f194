import { keep, median, phone, slowDown } from '../app.mjs';

/*
 * Opens pages on a phone with an empty cache: 390×844, 4× CPU throttling, 1.6 Mbps, 150 ms round trip, brotli over
 * HTTP/2. Floor pages are opened in the same rounds, because absolute times depend on the machine.
 */
export const title = 'First paint on a slow phone:';

const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Runs in the page: records the browser's paint entries. */
function watchPaints() {
  const seen = { lcp: 0, cls: 0, long: [] };
  globalThis.seen = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.long.push([startTime, duration]));
}

/** Runs in the page: returns first paint, largest paint and blocking time in ms, and layout shift. */
function readPaints() {
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const { lcp, cls, long } = globalThis.seen;
  const tbt = long.filter(([at]) => at >= fcp).reduce((sum, [, duration]) => sum + duration - 50, 0);
  return { fcp, lcp, cls, tbt };
}

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

/** First paint, largest paint, blocking time and layout shift, compared with the bare stack. */
export async function measure(bench) {
  const [app, browser, { react, stack }] = [await bench.app(), await bench.browser(), await bench.floors()];
  const kept = app.member;
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
  const taken = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round < bench.runs; round++)
    for (const [name, page] of Object.entries(pages)) taken[name].push(await open(browser, page));

  const of = (page, key) => median(taken[page].map((one) => one[key]));
  const result = (what, page, key, wanted) => ({ what, ours: of(page, key), ...wanted });
  const paint = (what, page, key, wanted) => ({
    ...result(what, page, key, wanted),
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
