import { pressAndLeave } from '../smoke/press.mjs';

/*
 * The way to the button that sends a form, shared by the walks and by the gestures.
 */

/** Opens the sheet or the question of a form, where it has one; resolves with the button that sends it. */
export async function review(member, form, means) {
  if (form.opens && !(await member.isThere(member.sender(form)))) {
    await member.ready(member.opener(form)).catch((cause) => readFirst(member, cause));
    await member.tapOn(member.opener(form));
    await form.fillSheet?.({ ...means, member });
  }
  return member.ready(member.sender(form));
}

/** Reads what must be read before trading, where that is what blocks a form. */
async function readFirst({ page, words, tapOn, isThere, seen }, cause) {
  const { notices } = words;
  const question = page.getByRole('button', { name: notices.first.open, exact: true });
  if (!(await isThere(question))) throw cause;
  await tapOn(question);
  const read = seen(page.getByRole('dialog').getByRole('button', { name: notices.haveRead, exact: true }));
  await read.first().waitFor();
  while ((await read.count()) > 0) {
    await pressAndLeave(read.last());
  }
}
