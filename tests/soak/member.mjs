import { press } from '../smoke/press.mjs';
import { words } from '../smoke/words.mjs';

/** How long a member waits for something to come before giving up, in ms: longer than a slow answer takes. */
const patience = 4_000;
/** How long a button may stay blocked, by what is still being fetched or for good, in ms. */
const blockedMs = 2_000;
const languages = { ja: 'jp', 'zh-Hant-TW': 'tw', en: 'en' };

/** What was wanted is not to be had now: blocked, gone, or not there yet. A member does something else then. */
export class GivenUp extends Error {}
/** The member has nothing that this could be done with. */
export class NothingOpen extends GivenUp {}

/**
 * A member at one page, who does one thing after another by what is seen. Screens that are kept alive stay in the page
 * while they are hidden, so that only what is visible counts.
 *
 * @param before called before each act
 */
export function memberAt(page, { before = async () => {} } = {}) {
  page.setDefaultTimeout(patience);
  const seen = (locator) => locator.filter({ visible: true });
  const named = (role, name) => seen(page.getByRole(role, { name, exact: true }));
  let language = 'jp';

  /** Waits until it is there and nothing blocks it. */
  async function ready(locator) {
    const begun = Date.now();
    for (;;) {
      const [first] = await locator.all();
      if (first && (await first.getAttribute('aria-disabled').catch(() => 'true')) !== 'true') return first;
      if (Date.now() - begun > (first ? blockedMs : patience))
        throw new GivenUp(first ? 'it is blocked' : 'it is not there');
      await page.waitForTimeout(50);
    }
  }

  async function act(deed) {
    await before();
    await deed();
  }

  const member = {
    page,
    seen,
    named,
    get words() {
      return words[language];
    },
    /** Path and query of the screen. */
    address: () => page.url().split('#')[1] ?? '',
    queryOf: (name) => new URLSearchParams(member.address().split('?')[1]).get(name),
    /** Reads in which language the page speaks now. */
    async listen() {
      language = languages[await page.evaluate(() => document.documentElement.lang)] ?? language;
    },
    isThere: async (locator) => (await seen(locator).count()) > 0,
    tap: (role, name) => act(async () => press(await ready(named(role, name)))),
    tapOn: (locator) => act(async () => press(await ready(seen(locator).first()))),
    type: (label, text) =>
      act(async () => (await ready(named('textbox', label).or(named('searchbox', label)))).fill(text)),
    /** A secret, digit by digit, as its first box takes it. */
    typeDigits: (label, digits) =>
      act(async () => {
        const boxes = page.getByLabel(label, { exact: true }).and(page.locator('input'));
        await press(await ready(seen(boxes).first()));
        await page.keyboard.type(digits);
      }),
    /** Chooses a file where the screen takes one, and waits until it has been sent. */
    attach: (file, sent) =>
      act(async () => {
        await page.locator('input[type="file"]').first().setInputFiles(file);
        await seen(page.getByText(sent, { exact: true }))
          .first()
          .waitFor();
      }),
    /** By a link from outside, or by what a sheet or a notice names. */
    go: (address) =>
      act(() =>
        page.evaluate((hash) => {
          window.location.hash = hash;
        }, address),
      ),
    back: () => act(() => page.evaluate(() => window.history.back())),
    /** Chooses the entry of the bottom menu for a screen. */
    choose: (path) =>
      member.tapOn(page.locator(`nav:has(a.navActive) :is(a[href="#${path}"], a[href^="#${path}?"])`)),
    /** The buttons that lead to the sheet or the question of a form, and the one that sends it. */
    opener: (form) => {
      const names = form
        .opens(member.words)
        .map((name) => seen(page.getByRole('button', { name, exact: true })));
      return names.reduce((one, other) => one.or(other)).first();
    },
    sender: (form) => {
      const name = form.sends(member.words);
      const within = form.opens ? page.getByRole('dialog').or(page.getByRole('alertdialog')) : page;
      return seen(within.getByRole('button', { name, exact: true })).first();
    },
    ready,
  };
  return member;
}
