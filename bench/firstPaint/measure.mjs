import { rm } from 'node:fs/promises';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';
import { keep, median, phone, root, serveApp } from '../app.mjs';
import { buildFloors } from './floors.mjs';
import { serveCompressed } from './serve.mjs';

/*
 * node bench/firstPaint/measure.mjs [rounds]
 *
 * Opens pages on a phone that has nothing of them yet: 390×844, CPU slowed 4×, 1.6 Mbps with 150 ms a round trip,
 * brotli over HTTP/1.1. Scripts are those that came before the largest paint. Medians; the floor pages are measured in the same rounds, as a time alone says little.
 */
const rounds = Number(process.argv[2] ?? 5);
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const app = await serveApp();
const floors = await buildFloors(root);
const served = {};
for (const [name, { dist }] of Object.entries(floors)) served[name] = await serveCompressed(dist);

const browser = await chromium.launch(launchOptions(await ensureChromium()));

const pages = [
  { name: 'React alone (the floor)', url: served.react.url },
  { name: 'React, router, styles, axios, i18next', url: served.stack.url },
  { name: '/login/start', url: `${app.url}/#/login/start` },
  { name: '/home/index, signed in', url: `${app.url}/#/home/index`, kept: app.member },
  {
    name: '/market/marketDetail, signed in',
    url: `${app.url}/#/market/marketDetail?symbol=1001.W`,
    kept: app.member,
  },
];

async function open({ url, kept }) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await keep(page, kept ?? {});
  await page.addInitScript(() => {
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
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(6_000);
  const result = await page.evaluate(() => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const { lcp, cls, long } = globalThis.seen;
    const tbt = long.filter(([at]) => at >= fcp).reduce((sum, [, duration]) => sum + duration - 50, 0);
    // What comes later was fetched ahead, for other screens.
    const bytes = performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= lcp)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { fcp, lcp, cls, tbt, bytes };
  });
  await context.close();
  return result;
}

const taken = pages.map(() => []);
for (let round = 0; round < rounds; round++)
  for (const [index, page] of pages.entries()) taken[index].push(await open(page));

const floor = median(taken[0].map(({ lcp }) => lcp));
console.log('                                        scripts     FCP     LCP  × floor     TBT    CLS');
for (const [index, { name }] of pages.entries()) {
  const of = (key) => median(taken[index].map((one) => one[key]));
  const kib = `${(of('bytes') / 1024).toFixed(0)} K`;
  const ms = (key) => `${of(key).toFixed(0)}`.padStart(7);
  const ratio = (of('lcp') / floor).toFixed(2).padStart(8);
  console.log(
    `${name.padEnd(40)}${kib.padStart(7)} ${ms('fcp')} ${ms('lcp')} ${ratio} ${ms('tbt')} ${of('cls').toFixed(3).padStart(6)}`,
  );
}

await browser.close();
for (const server of [app, ...Object.values(served)]) await server.close();
for (const { folder } of Object.values(floors)) await rm(folder, { recursive: true, force: true });
