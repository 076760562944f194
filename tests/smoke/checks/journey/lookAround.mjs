import { expect } from '../../browser.mjs';
import { look, press } from '../../press.mjs';
import { attributeOf, boxOf } from '../../read.mjs';
import { at, choose } from '../../steps.mjs';
import { words } from '../../words.mjs';

/** @import { JourneyStage } from '../journey.mjs' */

const { market } = words.jp;

/**
 * Home, news, market and stock details.
 *
 * @param {JourneyStage} stage
 */
export async function lookAround({ check, page, exchange }) {
  const { symbol } = exchange.cheapest;
  const rows = page.locator('a[href^="#/market/marketDetail?symbol="]:visible');
  const scrolled = () => page.evaluate(() => window.scrollY);

  await check('the menu marks home; news opens and leads back', async () => {
    await expect(page.locator('nav a.navActive')).toHaveAttribute('href', '#/home/index');
    await press(page.locator('a[href^="#/home/DetailsPage?id="]').first());
    await expect(page.getByRole('article')).not.toBeEmpty();
    await page.goBack();
    await expect(page).toHaveURL(at('/home/index'));
  });

  await check('back from a stock restores the scroll position of the market', async () => {
    await choose(page, '/market/market');
    await expect(rows.first()).toBeVisible();
    // Far below the rows that are rendered first.
    const { height } = await boxOf(page.locator('[aria-posinset="1"]:visible').first());
    await page.evaluate((top) => window.scrollTo(0, top), 2_000 * height);
    const row = page.locator('[aria-posinset="2005"] a');
    await expect(row).toBeVisible();
    const left = await scrolled();
    const href = await attributeOf(row, 'href');
    await look(page);
    // Without a pointer, which would scroll the row first.
    await row.evaluate((/** @type {HTMLElement} */ element) => element.click());
    await expect(
      page.getByRole('group', { name: market.chart.label }).getByRole('button', { pressed: true }),
    ).toHaveText(market.chart.periods['5']);
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect.poll(scrolled).toBe(left);
    await expect(row).toHaveAttribute('href', href);
  });

  await check('a stock opens from the market', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const row = page.locator(`a[href="#/market/marketDetail?symbol=${symbol}"]:visible`);
    await look(page);
    await row.evaluate((/** @type {HTMLElement} */ element) => element.click());
    await expect(page).toHaveURL(at(`/market/marketDetail?symbol=${symbol}`));
    await expect(page.getByRole('main')).toContainText(exchange.cheapest.code);
  });

  await check('the chart draws all seven periods', async () => {
    const periods = Object.entries(market.chart.periods);
    expect(periods).toHaveLength(7);
    for (const [period, name] of periods) {
      await press(page.getByRole('button', { name, exact: true }));
      await expect(page.locator(`[data-drawn="${period}"] canvas`).first()).toBeVisible();
    }
  });

  await check('the star is stored by the server, and can be removed', async () => {
    const star = page.locator('header button[aria-pressed]:visible');
    const before = (await star.getAttribute('aria-pressed')) === 'true';
    await Promise.all([page.waitForResponse(/\/user\/(Add|Remove)Optional$/), press(star)]);
    await expect(star).toHaveAttribute('aria-pressed', String(!before));
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', String(!before));
    await page.goto('/#/market/marketFav');
    await expect(rows.first()).toBeVisible();
    await expect(rows.and(page.locator(`[href$="symbol=${symbol}"]`))).toHaveCount(before ? 0 : 1);
    await page.goBack();
    await press(star);
    await expect(star).toHaveAttribute('aria-pressed', String(before));
  });
}
