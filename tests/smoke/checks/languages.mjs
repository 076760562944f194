import { expect } from '../browser.mjs';
import { press } from '../press.mjs';
import { at, button, choose, figure, logIn } from '../steps.mjs';
import { words } from '../words.mjs';

/** @import { Part } from '../part.mjs' */

const tags = { en: 'en', tw: 'zh-Hant-TW', jp: 'ja' };

/**
 * The journey up to home in the other languages, and switching between them.
 *
 * @type {Part}
 */
export const languages = {
  name: 'languages',
  async run({ check, checkEach, openPhone }) {
    await checkEach(
      /** @type {const} */ (['tw', 'en']),
      (language) => `${language}: from the splash to home`,
      async (language) => {
        const { page } = await openPhone();
        const { common, home, login } = words[language];
        await page.goto(`/?lang=${language}`);
        await expect(page).toHaveURL(at('/login/logon'));
        await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
        // The texts are in this language already.
        await expect(page.locator('html')).toHaveAttribute('translate', 'no');
        await press(page.getByRole('link', { name: login.slides.skip, exact: true }));
        await press(page.getByRole('link', { name: login.choice.haveAccount, exact: true }));
        await logIn(page, words[language]);
        await expect(page).toHaveURL(at('/home/index'));
        await expect(page.getByRole('heading', { name: home.title, exact: true })).toBeVisible();
        await expect(figure(page, home.assets.available)).toHaveText('10,000,000.00');
        await expect(page.getByRole('button', { name: common.demo })).toBeVisible();
      },
    );

    await check(
      'the language is switched without a reload; the stored choice wins over the address',
      async () => {
        const { page } = await openPhone();
        await page.goto('/?lang=en#/login/login');
        await logIn(page, words.en);
        await page.evaluate(() => {
          window.notReloaded = true;
        });
        await choose(page, '/user/usercenter');
        await press(page.locator('a[href="#/user/setting"]'));
        await press(page.locator('a[href="#/user/changeLang"]'));
        await press(button(page, words.en.home.language.jp));
        await expect(page).toHaveURL(at('/user/setting'));
        await expect(page.locator('html')).toHaveAttribute('lang', tags.jp);
        await expect(page.locator('html')).toHaveAttribute('data-up-down', 'redUp');
        expect(await page.evaluate(() => window.notReloaded)).toBe(true);
        await page.reload();
        await expect(
          page.getByRole('heading', { level: 1, name: words.jp.settings.title, exact: true }),
        ).toBeVisible();
      },
    );
  },
};
