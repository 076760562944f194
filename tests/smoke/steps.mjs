import { expect } from './browser.mjs';
import { press, pressAndLeave, tick } from './press.mjs';
import { textOf } from './read.mjs';
import { words } from './words.mjs';

/** @import { Page } from 'playwright' */
/** @import { PositionGroup } from '../../src/domain/trade/tradeVocabulary' */
/** @import { Texts } from './words.mjs' */

/*
 * Steps on several screens. Kept-alive screens stay in the page while hidden, so locators without a role need
 * `:visible`.
 */

/**
 * Matches an address by its path and query.
 *
 * @param {string} path
 */
export const at = (path) => new RegExp(`#${path.replace(/[?.]/g, '\\$&')}$`);

/**
 * The button with this name.
 *
 * @param {Page} page
 * @param {string} name
 */
export const button = (page, name) => page.getByRole('button', { name, exact: true });

/**
 * The button with this name in the open sheet or dialog.
 *
 * @param {Page} page
 * @param {string} name
 */
export const inDialog = (page, name) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true });

/**
 * Signs in on the login screen with its demo account.
 *
 * @param {Page} page
 * @param {Texts} [words]
 */
export async function logIn(page, { login } = words.jp) {
  await press(button(page, login.login.demoFill));
  // The device may remember that the account has agreed.
  const agreement = page.getByRole('checkbox');
  if (await agreement.isVisible()) await tick(agreement);
  await press(page.locator('button[type="submit"]'));
}

/**
 * Logs out in the settings.
 *
 * @param {Page} page
 */
export async function logOut(page) {
  const { logout } = words.jp.home.account;
  await page.goto('/#/user/setting');
  await press(button(page, logout));
  await press(inDialog(page, logout));
}

/**
 * Taps an entry of the bottom menu. Its link may contain the last query of the screen.
 *
 * @param {Page} page
 * @param {string} path
 */
export const choose = (page, path) =>
  press(page.locator(`nav:has(a.navActive) :is(a[href="#${path}"], a[href^="#${path}?"]):visible`));

/**
 * The figure beside a label.
 *
 * @param {Page} page
 * @param {string} label
 */
export const figure = (page, label) => page.locator(`dt:text-is("${label}"):visible + dd`);

/**
 * The key figure of a screen, below its label.
 *
 * @param {Page} page
 * @param {string} label
 */
export const keyFigure = (page, label) => page.locator(`p:text-is("${label}"):visible + p`);

/**
 * Money as it is shown, in sen: `1,234.50` is 123450n.
 *
 * @param {string} text
 */
export function senOf(text) {
  const [, sign, amount] = text.match(/([+−-]?)([\d,]+\.\d\d)/) ?? [];
  if (!amount) throw new Error(`${text} is no amount`);
  const sen = BigInt(amount.replace(/\D/g, ''));
  return sign === '−' || sign === '-' ? -sen : sen;
}

/**
 * Waits until an open sheet has its history entry, some milliseconds after it appears. A reload before that would give
 * the page's entry the state of the sheet, and back would skip a page.
 *
 * @param {Page} page
 */
export const sheetEntered = (page) =>
  expect.poll(() => page.evaluate(() => window.history.state?.layers)).toBe(1);

/**
 * Waits until the browser has gone back from the history entry of a closed sheet.
 *
 * @param {Page} page
 */
export const sheetLeft = (page) =>
  expect.poll(() => page.evaluate(() => window.history.state?.layers)).toBeUndefined();

/**
 * Balances on the reloaded member centre, in sen.
 *
 * @param {Page} page
 */
export async function balances(page) {
  const { account, home } = words.jp;
  await sheetLeft(page);
  await page.goto('/#/user/usercenter');
  await page.reload();
  // In the ring, or a tile if it is zero.
  /** @param {string} label */
  const read = async (label) =>
    senOf(await textOf(page.getByRole('button', { name: new RegExp(`^${label}`) })));
  return {
    available: await read(home.assets.available),
    frozen: await read(home.assets.frozen),
    realised: await read(account.profit),
  };
}

/**
 * Reads the notices that must be read before trading, from the form that asks for it.
 *
 * @param {Page} page
 * @param {Texts} [words]
 */
export async function readFirst(page, { notices } = words.jp) {
  await press(button(page, notices.first.open));
  while (await page.getByText(notices.first.title, { exact: true }).count()) {
    await pressAndLeave(inDialog(page, notices.haveRead).last());
  }
}

/**
 * Links to positions and orders of one group, once the list is loaded.
 *
 * @param {Page} page
 * @param {PositionGroup} group
 */
export async function positionLinks(page, group) {
  await page.goto(`/#/position/position?source=competition&group=${group}`);
  // The name includes the count once it is known.
  const name = new RegExp(`^${words.jp.position.group[group]}( \\d+)?$`);
  await expect(page.getByRole('radio', { name })).toBeChecked();
  const links = page.locator('a[href^="#/position/positionDetail?id="]:visible');
  const empty = page.getByText(words.jp.position.empty.competition[group], { exact: true });
  await expect(links.or(empty).first()).toBeVisible();
  return links;
}
