import { press, tick } from '../smoke/press.mjs';
import { ActionUnavailable } from './member.mjs';

/** @import { Locator } from 'playwright' */
/** @import { Member } from './member.mjs' */

const maxTries = 40;
const pauseMs = 100;

/**
 * Returns to the home screen from any state, using only what the screen offers: closes sheets, signs in again, retries,
 * goes back, uses the menu. Reopens the app if a step back has left it. Resolves with whether that led home.
 *
 * @param {Member} member
 * @param {number} [tries] taps before giving up
 */
export async function returnHome(member, tries = maxTries) {
  for (let count = 0; count < tries; count += 1) {
    await member.readLanguage().catch(() => {});
    if (await isHome(member)) return true;
    if (hasLeft(member)) await member.page.goto('/#/home/index');
    await takeNextStep(member).catch(() => {});
    await member.page.waitForTimeout(pauseMs);
  }
  return isHome(member);
}

/**
 * Whether a step back has led out of the app.
 *
 * @param {Member} member
 */
const hasLeft = ({ page }) => page.url().startsWith('about:blank');

/** @param {Member} member */
async function isHome({ words, address, named }) {
  return address().startsWith('/home/index') && (await named('heading', words.home.title).count()) > 0;
}

/** @param {Member} member */
async function takeNextStep(member) {
  const { page, words, visible, named } = member;
  /** @param {Locator} locator */
  const tap = (locator) => press(locator.first(), { timeout: 1_500 });
  const offered = [
    visible(page.locator('[data-retry]')),
    visible(page.locator('nav:has(a.navActive) :is(a[href="#/home/index"], a[href^="#/home/index?"])')),
    named('button', words.common.retry),
    named('button', words.common.back),
    visible(page.locator('a[href="#/login/login"]')),
    named('link', words.login.slides.skip),
  ];
  if ((await visible(page.getByRole('dialog').or(page.getByRole('alertdialog'))).count()) > 0)
    return page.evaluate(() => window.history.back());
  if (member.address().startsWith('/login/login')) return signIn(member);
  for (const way of offered) if ((await way.count()) > 0) return tap(way);
  throw new ActionUnavailable('no control is offered');
}

/**
 * Signs in with the demo account that the login screen offers.
 *
 * @param {Member} member
 */
async function signIn({ page, words, named }) {
  const options = { timeout: 1_500 };
  await press(named('button', words.login.login.demoFill), options);
  // The device may remember that the account has agreed.
  const agreement = page.getByRole('checkbox');
  if (await agreement.isVisible()) await tick(agreement, options);
  await press(page.locator('button[type="submit"]'), options);
  await page.waitForTimeout(500);
}

/**
 * The address if nothing is rendered at all; else undefined.
 *
 * @param {Member} member
 */
export async function findBlankScreen({ page }) {
  const drawn = () =>
    [...document.querySelectorAll('h1, main, [data-start]')].some((element) => element.checkVisibility());
  const there = await page.waitForFunction(drawn, undefined, { timeout: 10_000 }).catch(() => undefined);
  return there ? undefined : page.url();
}
