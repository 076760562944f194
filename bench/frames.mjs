import { median, phone, slowDown } from './app.mjs';

/** @import { Browser } from 'playwright' */

/**
 * How a page is scrolled: a distance in px within a time in ms, with a number of changes every so many ms, and the CPU
 * slowed so many times.
 *
 * @typedef {{ px: number, ms: number, changes: number, every: number, slowed: number }} Scrolling
 */
/** @typedef {Awaited<ReturnType<typeof framesWhileScrolled>>} Figures */

/**
 * Runs in the page: scrolls while it changes.
 *
 * @param {Scrolling} scrolling
 */
async function scrollLive({ px, ms, changes, every }) {
  const timer = setInterval(() => window.bench.change(changes), every);
  const scrolled = await window.bench.scroll(px, ms);
  clearInterval(timer);
  return scrolled;
}

/**
 * Frames a second, the time in which 95 % of them are drawn, tasks over 50 ms, and the CPU time of a second in ms, of a page
 * that changes while it is scrolled. CPU time comes from the main thread's clock, so it is valid on a busy machine.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {Scrolling} scrolling
 */
export async function framesWhileScrolled(browser, address, scrolling) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => window.bench);
  // Moves the mouse away, because rows below it would get hover events while scrolling.
  await page.mouse.move(-1, -1);
  const devtools = await slowDown(page, scrolling.slowed);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await cpuTime();
  const { frames, longTasks } = await page.evaluate(scrollLive, scrolling);
  const seconds = scrolling.ms / 1000;
  const cpu = ((await cpuTime()) - before) / seconds;
  await context.close();
  frames.sort((one, other) => one - other);
  return {
    fps: frames.length / seconds,
    p95: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN,
    long: longTasks.length,
    cpu,
  };
}

/**
 * The figures of a page that draws `?drawn=ours` or the floor, `?drawn=bare`, in turns: medians of several runs. Each page
 * gets 200 changes a second, in ten answers, while it is scrolled.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {number} runs
 */
export async function oursAndBare(browser, url, runs) {
  /** @type {Record<'ours' | 'bare', Figures[]>} */
  const taken = { ours: [], bare: [] };
  for (let round = 0; round < runs; round++)
    for (const drawn of /** @type {const} */ (['bare', 'ours']))
      taken[drawn].push(
        await framesWhileScrolled(browser, `${url}?drawn=${drawn}`, {
          px: 400,
          ms: 5_000,
          changes: 20,
          every: 100,
          slowed: 4,
        }),
      );
  return (/** @type {keyof Figures} */ key) => ({
    ours: median(taken.ours.map((one) => one[key])),
    floor: median(taken.bare.map((one) => one[key])),
  });
}
