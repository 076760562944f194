import { expect } from '../../browser.mjs';
import { press, tick } from '../../press.mjs';
import { at, button, choose, figure, logIn, logOut } from '../../steps.mjs';
import { sentence, words } from '../../words.mjs';

/** @import { JourneyStage } from '../journey.mjs' */

const { common, errors, home, login } = words.jp;

/**
 * From the splash through the onboarding: registers, logs out, and signs in with the demo account.
 *
 * @param {JourneyStage} stage
 */
export async function enter({ check, page, exchange }) {
  const submit = page.locator('button[type="submit"]');

  await check('the splash leads to the onboarding, in Japanese, with the configured title', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(at('/login/logon'));
    await expect(page).toHaveTitle(exchange.config.title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page.getByRole('button', { name: common.demo })).toBeVisible();
  });

  await check('three slides lead to the entry screen with the configured logo', async () => {
    const { next, begin } = login.slides;
    for (const name of [next, next, begin]) await press(button(page, name));
    await expect(page).toHaveURL(at('/login/logon2'));
    const logo = page.locator(`img[src$="${exchange.config.logo}"]`);
    await expect
      .poll(() => logo.evaluate((/** @type {HTMLImageElement} */ image) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await check('a new member registers with a number in international format', async () => {
    /**
     * @param {string} label
     * @param {string} text
     */
    const fill = (label, text) => page.getByLabel(label, { exact: true }).fill(text);
    await press(page.locator('a[href="#/login/register"]'));
    await fill(login.login.account, '+81 80-1234-5678');
    await fill(login.login.password, 'secret88');
    await fill(login.register.confirmPassword, 'secret88');
    await fill(login.register.inviteCode, exchange.config.demoInviteCode);
    await expect(page.getByText(sentence(login.register.accountHint))).toContainText('8012345678');
    await tick(page.getByRole('checkbox'));
    await press(submit);
    await expect(page).toHaveURL(at('/home/index'));
    await expect(figure(page, home.assets.available)).toHaveText('0.00');
  });

  await check('logging out leads to the login', async () => {
    await choose(page, '/user/usercenter');
    await logOut(page);
    await expect(page).toHaveURL(at('/login/login'));
  });

  await check('a wrong password and a missing agreement are reported', async () => {
    await page.getByLabel(login.login.account, { exact: true }).fill(exchange.config.demoAccount);
    await page.getByLabel(login.login.password, { exact: true }).fill('wrong1234');
    await press(submit);
    await expect(page.getByText(login.reasons.agreementRequired, { exact: true })).toBeVisible();
    await tick(page.getByRole('checkbox'));
    await press(submit);
    await expect(page.getByRole('alert')).toContainText(errors.wrongAccountOrPassword);
    await expect(page).toHaveURL(at('/login/login'));
  });

  await check('the demo account shown on the login screen leads home', async () => {
    const hint = page.getByText(sentence(login.login.demoBody));
    await expect(hint).toContainText(exchange.config.demoAccount);
    await expect(hint).toContainText(exchange.config.demoPassword);
    await logIn(page);
    await expect(page).toHaveURL(at('/home/index'));
    await expect(figure(page, home.assets.available)).toHaveText('10,000,000.00');
  });
}
