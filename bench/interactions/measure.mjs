import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';
import { keep, median, phone, serveApp } from '../app.mjs';

/*
 * node bench/interactions/measure.mjs [rounds]
 *
 * How long after a tap or a keystroke its answer is painted, as the browser itself tells it (event timing, in steps of
 * 8 ms), with the CPU slowed 4 times: the tabs of the bottom menu when they are opened for the first time, their code
 * fetched ahead, and once more; and digits in the order form. Of each the median and the longest.
 */
const rounds = Number(process.argv[2] ?? 3);
const tabs = [1, 2, 3, 4, 5];
/** Shorter than this, in ms, is not told. */
const shortest = 16;

const app = await serveApp();
const browser = await chromium.launch(launchOptions(await ensureChromium()));

async function openSlowed(hash) {
  const context = await browser.newContext({ ...phone, hasTouch: true });
  const page = await context.newPage();
  await keep(page, app.member);
  await page.addInitScript((durationThreshold) => {
    globalThis.longest = 0;
    const note = ({ duration }) => {
      globalThis.longest = Math.max(globalThis.longest, duration);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'event',
      durationThreshold,
    });
  }, shortest);
  await page.goto(app.url + hash);
  // What is fetched ahead has come.
  await page.waitForTimeout(8_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, close: () => context.close() };
}

/** Does something, and tells how long its longest event took until it was painted, in ms. */
async function timed(page, act) {
  await page.evaluate(() => {
    globalThis.longest = 0;
  });
  await act();
  await page.waitForTimeout(800);
  return Math.max(await page.evaluate(() => globalThis.longest), shortest);
}

const first = [];
const again = [];
const keys = [];

for (let round = 0; round < rounds; round++) {
  const home = await openSlowed('/#/home/index');
  const menu = home.page.getByRole('navigation').last();
  for (const times of [first, again])
    for (const tab of tabs) times.push(await timed(home.page, () => menu.getByRole('link').nth(tab).tap()));
  await home.close();

  const order = await openSlowed('/#/market/marketBuy?symbol=1001.W&side=long');
  const lots = order.page.locator('input[inputmode]').last();
  await lots.tap();
  for (const digit of '123') keys.push(await timed(order.page, () => lots.press(digit)));
  await order.close();
}

const told = (name, times, wanted) =>
  console.log(
    `${name.padEnd(44)}${`${median(times)}`.padStart(6)}${`${Math.max(...times)}`.padStart(9)}${`${wanted}`.padStart(9)}`,
  );
console.log(`${''.padEnd(44)}median  longest   wanted`);
told('A tab for the first time', first, 100);
told('A tab that was open before', again, 50);
told('A digit in the order form', keys, 32);

await browser.close();
await app.close();
