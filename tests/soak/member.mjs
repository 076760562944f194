import { press } from '../smoke/press.mjs';
import { words } from '../smoke/words.mjs';

/** @import { Locator, Page } from 'playwright' */
/** @import { Language } from '../../src/i18n/language' */
/** @import { Texts } from '../smoke/words.mjs' */
/** @import { MoneyForm } from './forms/forms.mjs' */

/** Limit for something to appear: longer than a slow answer. */
const timeoutMs = 4_000;
/** Limit for a blocked button to setMode available, in ms. */
const blockedMs = 2_000;
/** @type {Partial<Record<string, Language>>} */
const languages = { ja: 'jp', 'zh-Hant-TW': 'tw', en: 'en' };

/** A control is blocked, gone or not there yet. The member then does something else. */
export class ActionUnavailable extends Error {}
/** The member has no record for this action. */
export class NothingToDo extends ActionUnavailable {}

/** @typedef {Parameters<Page['getByRole']>[0]} Role */
/** @typedef {ReturnType<typeof memberOn>} Member */

/**
 * A member who uses one page. Only visible elements count, because kept-alive screens stay in the page while hidden.
 *
 * @param {Page} page
 * @param {{ before?: () => Promise<void> }} [options]

 */
export function memberOn(page, { before = async () => {} } = {}) {
  page.setDefaultTimeout(timeoutMs);
  /** @param {Locator} locator */
  const visible = (locator) => locator.filter({ visible: true });
  /**
   * @param {Role} role
   * @param {string | RegExp} name
   */
  const named = (role, name) => visible(page.getByRole(role, { name, exact: true }));
  /** @type {Language} */
  let language = 'jp';

  /**
   * Waits until it is visible and not blocked.
   *
   * @param {Locator} locator
   * @returns {Promise<Locator>}
   */
  async function ready(locator) {
    const begun = Date.now();
    for (;;) {
      const [first] = await locator.all();
      if (first && (await first.getAttribute('aria-disabled').catch(() => 'true')) !== 'true') return first;
      if (Date.now() - begun > (first ? blockedMs : timeoutMs))
        throw new ActionUnavailable(first ? 'it is blocked' : 'it is not there');
      await page.waitForTimeout(50);
    }
  }

  /** @param {() => Promise<unknown>} action */
  async function act(action) {
    await before();
    await action();
  }

  const member = {
    page,
    visible,
    named,
    /** @returns {Texts} */
    get words() {
      return words[language];
    },
    /** Path and query of the screen. */
    address: () => page.url().split('#')[1] ?? '',
    /**
     * @param {string} name
     * @returns {string | null}
     */
    queryOf: (name) => new URLSearchParams(member.address().split('?')[1]).get(name),
    /** Reads the current language of the page. */
    async readLanguage() {
      language = languages[await page.evaluate(() => document.documentElement.lang)] ?? language;
    },
    /** @param {Locator} locator */
    isThere: async (locator) => (await visible(locator).count()) > 0,
    /**
     * @param {Role} role
     * @param {string} name
     */
    tap: (role, name) => act(async () => press(await ready(named(role, name)))),
    /** @param {Locator} locator */
    tapOn: (locator) => act(async () => press(await ready(visible(locator).first()))),
    /**
     * @param {string} label
     * @param {string} text
     */
    type: (label, text) =>
      act(async () => (await ready(named('textbox', label).or(named('searchbox', label)))).fill(text)),
    /**
     * Types a code, starting in its first box.
     *
     * @param {string} label
     * @param {string} digits
     */
    typeDigits: (label, digits) =>
      act(async () => {
        const boxes = page.getByLabel(label, { exact: true }).and(page.locator('input'));
        await press(await ready(visible(boxes).first()));
        await page.keyboard.type(digits);
      }),
    /**
     * Chooses a file and waits until it is uploaded.
     *
     * @param {string} file
     * @param {string} sent
     */
    attach: (file, sent) =>
      act(async () => {
        await page.locator('input[type="file"]').first().setInputFiles(file);
        await visible(page.getByText(sent, { exact: true }))
          .first()
          .waitFor();
      }),
    /**
     * Opens an address, as by a link from outside.
     *
     * @param {string} address
     */
    go: (address) =>
      act(() =>
        page.evaluate((hash) => {
          window.location.hash = hash;
        }, address),
      ),
    back: () => act(() => page.evaluate(() => window.history.back())),
    /**
     * Taps an entry of the bottom menu.
     *
     * @param {string} path
     */
    choose: (path) =>
      member.tapOn(page.locator(`nav:has(a.navActive) :is(a[href="#${path}"], a[href^="#${path}?"])`)),
    /**
     * The buttons that open the sheet or dialog of a form.
     *
     * @param {MoneyForm} form
     */
    opener: (form) => {
      const names = (form.opens?.(member.words) ?? []).map((name) =>
        visible(page.getByRole('button', { name, exact: true })),
      );
      return names.reduce((one, other) => one.or(other)).first();
    },
    /**
     * The button that submits a form.
     *
     * @param {MoneyForm} form
     */
    sender: (form) => {
      const name = form.sends(member.words);
      const within = form.opens ? page.getByRole('dialog').or(page.getByRole('alertdialog')) : page;
      return visible(within.getByRole('button', { name, exact: true })).first();
    },
    ready,
  };
  return member;
}
