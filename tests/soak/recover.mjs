import { press, tick } from '../smoke/press.mjs';
import { GivenUp } from './member.mjs';

const enough = 40;
const pauseMs = 100;

/**
 * Back home after whatever has happened, by nothing but what the screen offers: closes what lies above it, signs in
 * again, tries again, steps back, and takes the menu. Who has stepped out of the app opens it again. Resolves with
 * whether that led home.
 *
 * @param tries how often something is tapped before it is given up
 */
export async function recover(member, tries = enough) {
  for (let count = 0; count < tries; count += 1) {
    await member.listen().catch(() => {});
    if (await isHome(member)) return true;
    if (hasLeft(member)) await member.page.goto('/#/home/index');
    await stepOn(member).catch(() => {});
    await member.page.waitForTimeout(pauseMs);
  }
  return isHome(member);
}

/** Whether a step back before the first screen has led out of the app: it is opened again then. */
const hasLeft = ({ page }) => page.url().startsWith('about:blank');

async function isHome({ words, address, named }) {
  return address().startsWith('/home/index') && (await named('heading', words.home.title).count()) > 0;
}

async function stepOn(member) {
  const { page, words, seen, named } = member;
  const tap = (locator) => press(locator.first(), { timeout: 1_500 });
  const offered = [
    seen(page.locator('[data-retry]')),
    seen(page.locator('nav:has(a.navActive) :is(a[href="#/home/index"], a[href^="#/home/index?"])')),
    named('button', words.common.retry),
    named('button', words.common.back),
    seen(page.locator('a[href="#/login/login"]')),
    named('link', words.login.slides.skip),
  ];
  if ((await seen(page.getByRole('dialog').or(page.getByRole('alertdialog'))).count()) > 0)
    return page.evaluate(() => window.history.back());
  if (member.address().startsWith('/login/login')) return signIn(member);
  for (const way of offered) if ((await way.count()) > 0) return tap(way);
  throw new GivenUp('nothing is offered');
}

/** With the demo account that the login screen offers. */
async function signIn({ page, words, named }) {
  const options = { timeout: 1_500 };
  await press(named('button', words.login.login.demoFill), options);
  // This device may remember that the account has agreed.
  const agreement = page.getByRole('checkbox');
  if (await agreement.isVisible()) await tick(agreement, options);
  await press(page.locator('button[type="submit"]'), options);
  await page.waitForTimeout(500);
}

/** Where nothing is drawn at all: the address; undefined where something is. */
export async function whiteScreen({ page }) {
  const drawn = () =>
    [...document.querySelectorAll('h1, main, [data-start]')].some((element) => element.checkVisibility());
  const there = await page.waitForFunction(drawn, undefined, { timeout: 10_000 }).catch(() => undefined);
  return there ? undefined : page.url();
}
