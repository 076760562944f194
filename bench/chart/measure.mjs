import { join } from 'node:path';
import { root } from '../../scripts/importTypeScript.mjs';
import { median, phone, slowDown } from '../app.mjs';
import { servePage } from '../servePage.mjs';

/** @import { Browser } from 'playwright' */
/** @import { Bench } from '../bench.mjs' */
/** @import { Result } from '../results.mjs' */

/*
 * Time to paint 2,000 loaded bars, in a page without a chart so far, with 4× CPU throttling. Alternates our chart with
 * readout, averages and tools, and the library alone with the same bars and volumes.
 */
export const title = 'A chart of 2,000 candles, CPU slowed 4 times:';

/** @typedef {'bare' | 'ours'} Chart */
/** @typedef {'time' | 'cpu'} Figure */

const bars = 2_000;
/** Tries in each run, because it varies whether a chart is painted in the current frame or in the next. */
const triesOfRun = 3;

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {Chart} chart
 */
async function paint(browser, url, chart) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${url}?chart=${chart}`);
  await page.waitForFunction(() => window.bench);
  const devtools = await slowDown(page, 4);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await cpuTime();
  const time = await page.evaluate((count) => window.bench.paint(count), bars);
  const cpu = (await cpuTime()) - before;
  await context.close();
  return { time, cpu };
}

/**
 * Compares our chart with that of the library.
 *
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function measure(bench) {
  const [browser, { url, close }] = [await bench.browser(), await servePage(join(root, 'bench/chart'))];
  /** @type {Record<Chart, Record<Figure, number>[]>} */
  const taken = { bare: [], ours: [] };
  for (let round = 0; round < bench.runs * triesOfRun; round++)
    for (const chart of /** @type {const} */ (['bare', 'ours']))
      taken[chart].push(await paint(browser, url, chart));
  await close();
  /**
   * @param {Chart} chart
   * @param {Figure} key
   */
  const of = (chart, key) => median(taken[chart].map((one) => one[key]));
  /**
   * @param {string} what
   * @param {Figure} key
   * @param {number} [mostTimes]
   */
  const result = (what, key, mostTimes) => ({
    what,
    unit: 'ms',
    ours: of('ours', key),
    floor: of('bare', key),
    mostTimes,
  });
  return [
    result('2,000 candles, painted', 'time', 1.1),
    result('2,000 candles, time of the main thread', 'cpu'),
  ];
}
