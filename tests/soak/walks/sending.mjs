import { lookAt } from '../../smoke/press.mjs';
import { sentence } from '../../smoke/words.mjs';
import { unknownOf } from '../forms/forms.mjs';
import { NothingOpen } from '../member.mjs';
import { review } from '../reviewed.mjs';

/** How long a member looks at the screen for an answer, in ms: longer than the slowest takes. */
const patience = 5_000;
/** The same where the record alone changes when it was carried out. */
const shortPatience = 1_500;

/**
 * The walk through a form that moves money: fills it in, reviews it, and sends it with one press or two, while faults
 * strike oftener than elsewhere. What the screen says of it is kept beside what the exchange was asked.
 */
export const sendingOf = (form) => async (stage) => {
  const { member, intentions, network, faults } = stage;
  const address = await form.where(stage);
  if (!address) throw new NothingOpen('nothing is open');
  await member.go(address);
  await form.fill?.(stage);
  const button = await review(member, form, stage);
  await faults.pass('sending');
  const intention = { form, page: member.page, from: network.book.length, told: undefined };
  intentions.push(intention);
  await press(button, stage);
  intention.told = await told(form, member);
};

async function press(button, { chance }) {
  const options = { timeout: 3_000 };
  await lookAt(button, options);
  if (chance.below(3) === 0) await button.dblclick(options);
  else await button.click(options);
}

/** What the screen says became of it; undefined where it says nothing in time. */
async function told(form, { page, words, seen, address }) {
  const is = async (locator) => (await seen(locator).count()) > 0;
  const text = (sentence) => page.getByText(sentence, { exact: true });
  const deadline = Date.now() + (form.done ? patience : shortPatience);
  const done = form.done?.(words) ?? [];
  const refusals = new RegExp(sentencesOf(words.errors).join('|'));
  while (Date.now() < deadline) {
    if (await is(text(unknownOf(form, words)))) return 'unknown';
    for (const sentence of done) if (await is(text(sentence))) return 'done';
    if (await is(page.getByRole('alert').filter({ hasText: refusals }))) return 'refused';
    if (address().startsWith('/login')) return 'signed out';
    await page.waitForTimeout(100);
  }
  return undefined;
}

/** What the server can refuse with, as sources of regular expressions. */
const sentencesOf = (texts) =>
  Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [sentence(text).source] : sentencesOf(text),
  );
