import { pressAndLeave } from '../smoke/press.mjs';

/** @import { FormMeans, MoneyForm } from './forms/forms.mjs' */
/** @import { Member } from './member.mjs' */

/**
 * Opens the sheet or dialog of a form, if it has one. Resolves with the button that submits it.
 *
 * @param {Member} member
 * @param {MoneyForm} form
 * @param {FormMeans} means
 */
export async function openReview(member, form, means) {
  if (form.opens && !(await member.isThere(member.sender(form)))) {
    await member.ready(member.opener(form)).catch((cause) => readRequiredNotices(member, cause));
    await member.tapOn(member.opener(form));
    await form.fillSheet?.({ ...means, member });
  }
  return member.ready(member.sender(form));
}

/**
 * Reads the notices that must be read before trading, if they block the form.
 *
 * @param {Member} member
 * @param {unknown} cause
 */
async function readRequiredNotices({ page, words, tapOn, isThere, visible }, cause) {
  const { notices } = words;
  const question = page.getByRole('button', { name: notices.first.open, exact: true });
  if (!(await isThere(question))) throw cause;
  await tapOn(question);
  const read = visible(page.getByRole('dialog').getByRole('button', { name: notices.haveRead, exact: true }));
  await read.first().waitFor();
  while ((await read.count()) > 0) {
    await pressAndLeave(read.last());
  }
}
