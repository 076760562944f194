import { expect } from './browser.mjs';
import { press, pressAndLeave, tick } from './press.mjs';
import { words } from './words.mjs';

/*
 * What a member does on several screens. Screens that are kept alive stay in the page while they are hidden, so
 * whatever is looked for by other means than its role has to be visible.
 */

/** At the end of the address: the screen's path and its query. */
export const at = (path) => new RegExp(`#${path.replace(/[?.]/g, '\\$&')}$`);

/** The button with this name. */
export const button = (page, name) => page.getByRole('button', { name, exact: true });

/** The button with this name in the sheet, or in the question, that is open. */
export const inDialog = (page, name) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true });

/** Signs in on the login screen with the demo account that it offers. */
export async function logIn(page, { login } = words.jp) {
  await press(button(page, login.login.demoFill));
  // This device may remember that the account has agreed.
  const agreement = page.getByRole('checkbox');
  if (await agreement.isVisible()) await tick(agreement);
  await press(page.locator('button[type="submit"]'));
}

/** Logs out in the settings. */
export async function logOut(page) {
  const { logout } = words.jp.home.account;
  await page.goto('/#/user/setting');
  await press(button(page, logout));
  await press(inDialog(page, logout));
}

/** Chooses the entry of the bottom menu for a screen, which may remember the screen's query. */
export const choose = (page, path) =>
  press(page.locator(`nav:has(a.navActive) :is(a[href="#${path}"], a[href^="#${path}?"]):visible`));

/** The figure that stands beside a label. */
export const figure = (page, label) => page.locator(`dt:text-is("${label}"):visible + dd`);

/** The figure of a screen that matters most, beneath its label. */
export const keyFigure = (page, label) => page.locator(`p:text-is("${label}"):visible + p`);

/** Money as it is shown, in sen: `1,234.50` is 123450n. */
export function senOf(text) {
  const [, sign, amount] = text.match(/([+−-]?)([\d,]+\.\d\d)/) ?? [];
  const sen = BigInt(amount.replace(/\D/g, ''));
  return sign === '−' || sign === '-' ? -sen : sen;
}

/**
 * Waits until an open sheet has its entry in the history, some milliseconds after it is seen. A reload that the browser
 * begins before that gives the entry of the page the sheet's state, and the way back is one page too far.
 */
export const sheetEntered = (page) =>
  expect.poll(() => page.evaluate(() => window.history.state?.layers)).toBe(1);

/** Waits until the entry of a sheet that was closed has been left: the browser goes back over it in its own time. */
export const sheetLeft = (page) =>
  expect.poll(() => page.evaluate(() => window.history.state?.layers)).toBeUndefined();

/** What the member centre says the member has available, and has earned, in sen; freshly loaded. */
export async function balances(page) {
  const { center, home } = words.jp;
  await sheetLeft(page);
  await page.goto('/#/user/usercenter');
  await page.reload();
  const rows = page.getByRole('list', { name: center.balances, exact: true });
  const read = async (label) =>
    senOf(await rows.getByRole('button', { name: new RegExp(`^${label}`) }).textContent());
  return {
    available: await read(home.assets.available),
    frozen: await read(home.assets.frozen),
    realised: await read(center.profit),
  };
}

/** Reads what must be read before trading, over the form that asks for it. */
export async function readFirst(page, { notices } = words.jp) {
  await press(button(page, notices.first.open));
  while (await page.getByText(notices.first.title, { exact: true }).count()) {
    await pressAndLeave(inDialog(page, notices.haveRead).last());
  }
}

/** The positions and orders of one group of the list; waits until it is loaded. */
export async function positionLinks(page, group) {
  await page.goto(`/#/position/position?source=competition&group=${group}`);
  // Its name is followed by how many there are, once that is known.
  const name = new RegExp(`^${words.jp.trade.group[group]}( \\d+)?$`);
  await expect(page.getByRole('radio', { name })).toBeChecked();
  const links = page.locator('a[href^="#/position/positionDetail?id="]:visible');
  const empty = page.getByText(words.jp.trade.positions.empty[group], { exact: true });
  await expect(links.or(empty).first()).toBeVisible();
  return links;
}
