import { buildDemo } from '../../../scripts/buildDemo.mjs';
import { serveFolder } from '../../../scripts/serve.mjs';
import { expect } from '../browser.mjs';
import { buy, call, changeStored, heldPositions } from '../exchangeInPage.mjs';
import { press } from '../press.mjs';
import { boxOf } from '../read.mjs';
import { at, inDialog, logIn } from '../steps.mjs';
import { words } from '../words.mjs';

/** @import { BrowserContext, Page } from 'playwright' */
/** @import { Part, Stage } from '../part.mjs' */

const { common, demo } = words.jp;

/**
 * The demo with the exchange in the page: several tabs, reloads, stored data of another version.
 *
 * @type {Part}
 */
export const inPage = {
  name: 'inPage',
  async run({ check, browser, exchange }) {
    const { symbol } = exchange.cheapest;
    const server = await serveFolder(buildDemo());
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    try {
      await tryOut({ check, context, symbol });
    } finally {
      await context.close();
      server.close();
    }
  },
};

/** @param {Pick<Stage, 'check'> & { context: BrowserContext, symbol: string }} options */
async function tryOut({ check, context, symbol }) {
  const page = await context.newPage();

  await check('the demonstration starts without a server', async () => {
    await page.goto('/#/login/login');
    await logIn(page);
    await expect(page).toHaveURL(at('/home/index'));
  });

  await check('tabs that act at the same time share one exchange', async () => {
    const other = await context.newPage();
    await other.goto('/#/home/index');
    await expect(other.getByRole('button', { name: common.demo })).toBeVisible();
    const made = (await Promise.all([buyFive(page, symbol, 'one'), buyFive(other, symbol, 'other')])).flat();
    expect(new Set(made).size).toBe(10);
    const seen = await Promise.all([page, other].map(heldPositions));
    expect(seen[0]).toEqual(made.toSorted());
    expect(seen[1]).toEqual(seen[0]);
    await other.close();
  });

  await check('a reload loses nothing', async () => {
    const before = await heldPositions(page);
    await page.reload();
    await expect(page.getByRole('button', { name: common.demo })).toBeVisible();
    expect(await heldPositions(page)).toEqual(before);
  });

  await check(
    'the chosen text size is there after a reload, and no text is too small on a narrow phone',
    async () => {
      const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
      const usual = await size();
      await page.evaluate(() => window.localStorage.setItem('textSize', '150'));
      await page.reload();
      await expect.poll(size).toBeCloseTo(usual * 1.5, 1);
      await page.evaluate(() => window.localStorage.removeItem('textSize'));
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ['/home/index', '/market/market', '/position/position']) {
        await page.goto(`/#${path}`);
        await page.reload();
        await expect(page.locator('nav .navActive')).toBeVisible();
        expect(await page.evaluate(textsBelow, 11)).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
    },
  );

  await check('the root font size is 200/750 of the width, up to a width of 750', async () => {
    const size = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    for (const { width, expected } of [
      { width: 375, expected: 100 },
      { width: 750, expected: 200 },
      { width: 1440, expected: 200 },
    ]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(size).toBeCloseTo(expected, 2);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });

  for (const { size, scrolls, rows } of [
    { size: { width: 844, height: 390 }, scrolls: true, rows: 2 },
    { size: { width: 1440, height: 900 }, scrolls: false, rows: 3 },
  ])
    await check(`the market shows ${rows} rows or more at ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await page.goto('/#/market/market');
      await page.reload();
      const row = page.locator('a[href*="marketDetail"]:visible');
      await expect(row.first()).toBeVisible();
      if (scrolls) {
        const { y } = await boxOf(row.first());
        await page.evaluate((by) => window.scrollBy(0, by), y - 60);
      }
      await expect.poll(() => row.evaluateAll(tappable)).toBeGreaterThanOrEqual(rows);
      await page.setViewportSize({ width: 390, height: 844 });
    });

  await check('turning the phone in the middle of the market keeps the row on top', async () => {
    await page.goto('/#/market/market');
    await page.reload();
    const rows = page.locator('a[href*="marketDetail"]:visible');
    await expect(rows.first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 7));
    const onTop = () => rows.evaluateAll(topRow);
    await expect.poll(onTop).not.toBe(undefined);
    // Half of the row is under the bar. With two of its pixels left, rounding would decide which row is on top.
    await rows.evaluateAll(halveTopRow);
    // The app notes what is on top once the page rests.
    await page.waitForTimeout(500);
    const before = await onTop();
    for (const size of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(onTop).toBe(before);
    }
  });

  for (const { what, change } of [
    { what: 'of an earlier version', change: { version: 1 } },
    { what: 'that is broken', change: { positions: { P1: null } } },
  ]) {
    await check(`a stored exchange ${what} is replaced, and a notice says so`, async () => {
      await changeStored(page, change);
      // A toast that the session has ended may cover the notice, and stays while the mouse is over it.
      await page.mouse.move(0, 0);
      await page.goto('/#/login/logon2');
      await page.reload();
      await expect(page.getByText(demo.replaced, { exact: true })).toBeVisible();
      await press(inDialog(page, common.close));
      // The notice comes again until the exchange has recorded that it was read.
      await expect.poll(async () => (await call(page, '/demo/Clock', {})).replaced).toBe(false);
      await page.reload();
      await expect(page.getByRole('button', { name: common.demo })).toBeVisible();
      await expect(page.getByText(demo.replaced, { exact: true })).toHaveCount(0);
    });
  }
}

/**
 * Texts smaller than this size in css px; ▲ and ▼ count as drawings.
 *
 * @param {number} px
 */
function textsBelow(px) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  /** @type {string[]} */
  const found = [];
  while (walker.nextNode()) {
    const { data, parentElement } = /** @type {Text} */ (walker.currentNode);
    const small = parentElement && Number.parseFloat(getComputedStyle(parentElement).fontSize) < px;
    if (small && /[^\s▲▼]/.test(data) && parentElement.checkVisibility()) found.push(data);
  }
  return found;
}

/**
 * Address of the first row below the bars: the topmost one that nothing covers.
 *
 * @param {(HTMLElement | SVGElement)[]} rows
 */
function topRow(rows) {
  const free = rows.filter((row) => {
    const { left, bottom, width } = row.getBoundingClientRect();
    return row.contains(document.elementFromPoint(left + width / 2, bottom - 2));
  });
  return free
    .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0]
    ?.getAttribute('href');
}

/**
 * Scrolls until half of the row on top is covered.
 *
 * @param {Element[]} rows
 */
function halveTopRow(rows) {
  const sorted = rows.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
  for (const row of sorted) {
    const { left, bottom, width, height } = row.getBoundingClientRect();
    const isFree = (/** @type {number} */ y) =>
      row.contains(document.elementFromPoint(left + width / 2, bottom - y));
    let free = 0;
    while (free < height && isFree(free + 1)) free += 1;
    if (free === 0) continue;
    window.scrollBy(0, free - height / 2);
    return;
  }
}

/**
 * Number of elements that are completely visible, without a bar above them.
 *
 * @param {Element[]} elements
 */
function tappable(elements) {
  /**
   * @param {Element} element
   * @param {number} x
   * @param {number} y
   */
  const isOnTop = (element, x, y) => element.contains(document.elementFromPoint(x, y));
  return elements.filter((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    const middle = left + width / 2;
    return isOnTop(element, middle, top + 2) && isOnTop(element, middle, bottom - 2);
  }).length;
}

/**
 * @param {Page} page
 * @param {string} symbol
 * @param {string} name
 */
async function buyFive(page, symbol, name) {
  const ids = [];
  for (let index = 0; index < 5; index += 1) {
    ids.push(await buy(page, symbol, `${name}-${index}`));
  }
  return ids;
}
