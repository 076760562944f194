/** @import { Language } from '../../../src/i18n/language' */
/** @import { Member } from '../member.mjs' */
/** @import { WalkMeans } from './walks.mjs' */

/** @type {Language[]} */
const languages = ['jp', 'tw', 'en'];

/** @param {{ member: Member, chance: { pick: (languages: Language[]) => Language | undefined } }} means */
export async function changeLanguage({ member, chance }) {
  await member.choose('/user/usercenter');
  await member.tapOn(member.page.locator('a[href="#/user/setting"]'));
  await member.tapOn(member.page.locator('a[href="#/user/changeLang"]'));
  await member.tap('button', member.words.home.language[chance.pick(languages) ?? 'jp']);
  await member.readLanguage();
}

/**
 * Switches the price colours.
 *
 * @param {WalkMeans} means
 */
export async function changeColours({ member, chance }) {
  await member.go('/user/setting');
  const choices = member.visible(member.page.getByRole('radio'));
  await member.tapOn(choices.nth(chance.below(2)));
}

/**
 * The next walk has to sign in again.
 *
 * @param {WalkMeans} means
 */
export async function logOut({ member }) {
  const { logout } = member.words.home.account;
  await member.go('/user/setting');
  await member.tap('button', logout);
  await member.tapOn(member.page.getByRole('alertdialog').getByRole('button', { name: logout, exact: true }));
}
