import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, runnerImport } from 'vite';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';
import { buildFloors } from './floors.mjs';
import { serveCompressed } from './serve.mjs';

/*
 * node bench/firstPaint/measure.mjs [rounds]
 *
 * Opens pages on a phone that has nothing of them yet: 390×844, CPU slowed 4×, 1.6 Mbps with 150 ms a round trip,
 * brotli over HTTP/1.1. Scripts are those that came before the largest paint. Medians; the floor pages are measured in the same rounds, as a time alone says little.
 */
const rounds = Number(process.argv[2] ?? 5);
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const phone = { viewport: { width: 390, height: 844 } };
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const folder = await mkdtemp(join(tmpdir(), 'first-paint-'));
await build({ root, logLevel: 'error', build: { outDir: join(folder, 'dist'), emptyOutDir: true } });
const floors = await buildFloors(root);

const { module } = await runnerImport(join(root, 'mocks/server.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
const exchange = await module.startServer({
  port: 0,
  host: '127.0.0.1',
  file: join(folder, 'exchange.json'),
});
const app = await serveCompressed(join(folder, 'dist'), exchange.url.replace(/\/$/, ''));
const served = {};
for (const [name, { dist }] of Object.entries(floors)) served[name] = await serveCompressed(dist);

const browser = await chromium.launch(launchOptions(await ensureChromium()));

/** What the device of a member who is signed in keeps. */
async function signIn() {
  const call = async (path, payload) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${app.url}/api/vue${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(payload),
    });
    return (await reply.json()).data;
  };
  const config = Object.fromEntries(
    (await call('/common/config', { type: 'all' })).map(({ name, value }) => [name, value]),
  );
  const { demoAccount: account, demoPassword: password } = config;
  const { token } = await call('/user/Login', { account, password });
  return { tokend: token, account };
}

const member = await signIn();
const pages = [
  { name: 'React alone (the floor)', url: served.react.url },
  { name: 'React, router, styles, axios, i18next', url: served.stack.url },
  { name: '/login/start', url: `${app.url}/#/login/start` },
  { name: '/home/index, signed in', url: `${app.url}/#/home/index`, kept: member },
  {
    name: '/market/marketDetail, signed in',
    url: `${app.url}/#/market/marketDetail?symbol=1001.W`,
    kept: member,
  },
];

async function open({ url, kept }) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
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
    },
    Object.entries(kept ?? {}),
  );
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

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

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
for (const server of [app, exchange, ...Object.values(served)]) await server.close();
for (const path of [folder, ...Object.values(floors).map((one) => one.folder)])
  await rm(path, { recursive: true, force: true });
