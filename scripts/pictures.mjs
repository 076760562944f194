import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium, openPhone } from '../tests/smoke/browser.mjs';
import { press, pressAndLeave } from '../tests/smoke/press.mjs';
import { button, choose, inDialog, logIn, readFirst } from '../tests/smoke/steps.mjs';
import { words } from '../tests/smoke/words.mjs';
import { refuse } from './arguments.mjs';
import { buildDemo } from './buildDemo.mjs';
import { serveFolder } from './serve.mjs';

/*
 * npm run pictures
 * Takes the pictures of the README: the demo on a phone, in English, and the first page of the catalogue built by
 * `npm run build:storybook`.
 */
const catalogue = 'storybook-static';
if (!existsSync(join(catalogue, 'thumbnails')))
  refuse(`${catalogue} has no catalogue with thumbnails: run npm run build:storybook first.`);

const folder = 'docs';
/** Opening of the trading day on which the demo starts. */
const moment = new Date('2026-11-20T09:00:00+09:00');
const { common, demo, home, login, trade } = words.en;

const browser = await launchChromium(['--hide-scrollbars']);
await takeDemo();
await takeCatalogue();
await browser.close();

async function takeDemo() {
  const server = await serveFolder(buildDemo());
  const { page, close } = await openPhone(browser, { url: server.url });
  /** @param {string} name */
  const take = async (name) => {
    await page.waitForLoadState('networkidle');
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide' });
    console.log(`${folder}/${name}.png`);
  };
  await page.clock.setFixedTime(moment);
  await page.addInitScript(() => window.localStorage.setItem('lang', 'en'));

  await page.goto('/#/login/login');
  await button(page, login.login.demoFill).waitFor();
  await take('login');
  await logIn(page, words.en);
  await button(page, home.assets.hide).waitFor();
  await page.getByRole('list', { name: home.indices }).getByRole('listitem').first().waitFor();
  await take('home');

  await choose(page, '/market/market');
  const stock = page.locator('a[href^="#/market/marketDetail"]:visible').first();
  await stock.waitFor();
  await take('market');
  await press(stock);
  await page.locator('canvas:visible').first().waitFor();
  await take('stock');

  await press(page.locator('a[href*="/market/marketBuy"][href*="side=long"]:visible'));
  await page.getByRole('textbox', { name: trade.order.lots, exact: true }).fill('1');
  await readFirst(page, words.en);
  await take('order');
  await press(button(page, trade.order.submitLong));
  await inDialog(page, trade.confirm.submit).waitFor();
  await take('confirm');
  await press(inDialog(page, trade.confirm.submit));
  const position = page.locator('a[href^="#/position/positionDetail?id="]:visible');
  await press(position);
  await page.goto('/#/position/position');
  await position.waitFor();
  await take('positions');

  await press(position);
  await press(page.getByRole('button', { name: common.demo }));
  await press(button(page, demo.quarter));
  await pressAndLeave(inDialog(page, common.close));
  await press(button(page, trade.detail.close));
  await inDialog(page, trade.confirm.closeSubmit).waitFor();
  await take('close');
  await close();
  server.close();
}

async function takeCatalogue() {
  const server = await serveFolder(catalogue);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(server.url);
  const map = page.frameLocator('#storybook-preview-iframe');
  await map.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, 'catalogue.png'), animations: 'disabled' });
  console.log(`${folder}/catalogue.png`);
  server.close();
}
