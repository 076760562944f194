import { lookAt } from '../../smoke/press.mjs';
import { sentence } from '../../smoke/words.mjs';
import { NothingToDo } from '../member.mjs';
import { openReview } from '../openReview.mjs';

/** @import { Locator } from 'playwright' */
/** @import { Submission } from '../checkRequests.mjs' */
/** @import { MoneyForm } from '../forms/forms.mjs' */
/** @import { Member } from '../member.mjs' */
/** @import { WalkMeans } from './walks.mjs' */

/** Limit for the screen to report a result: longer than the slowest response. */
const timeoutMs = 5_000;
/** The same for forms that show success only by a changed record. */
const recordTimeoutMs = 1_500;

/**
 * A walk through a form that moves money: fills it in, reviews it, and submits it with one press or two. Faults are more
 * frequent here. Records what the screen reports, for the comparison with the requests.
 *
 * @param {MoneyForm} form
 * @returns {(env: WalkMeans) => Promise<void>}
 */
export const sendingOf = (form) => async (env) => {
  const { member, submissions, network, faults } = env;
  const address = await form.where(env);
  if (!address) throw new NothingToDo('nothing is open');
  await member.go(address);
  await form.fill?.(env);
  const button = await openReview(member, form, env);
  await faults.beforeAction('sending');
  /** @type {Submission} */
  const submission = { form, page: member.page, from: network.requestLog.length, reported: undefined };
  submissions.push(submission);
  await press(button, env);
  submission.reported = await reported(form, member);
};

/**
 * @param {Locator} button
 * @param {WalkMeans} env
 */
async function press(button, { chance }) {
  const options = { timeout: 3_000 };
  await lookAt(button, options);
  if (chance.below(3) === 0) await button.dblclick(options);
  else await button.click(options);
}

/**
 * The result on the screen; undefined if it shows none in time.
 *
 * @param {MoneyForm} form
 * @param {Member} member
 */
async function reported(form, { page, words, visible, address }) {
  /** @param {Locator} locator */
  const is = async (locator) => (await visible(locator).count()) > 0;
  /** @param {string | RegExp} sentence */
  const text = (sentence) => page.getByText(sentence, { exact: true });
  const deadline = Date.now() + (form.done ? timeoutMs : recordTimeoutMs);
  const done = form.done?.(words) ?? [];
  const refusals = new RegExp(sentencesOf(words.errors).join('|'));
  while (Date.now() < deadline) {
    if (await is(text(words.trade.unknown.title))) return 'unknown';
    for (const sentence of done) if (await is(text(sentence))) return 'done';
    if (await is(page.getByRole('alert').filter({ hasText: refusals }))) return 'refused';
    if (address().startsWith('/login')) return 'signed out';
    await page.waitForTimeout(100);
  }
  return undefined;
}

/**
 * All refusals of the server, as sources of regular expressions.
 *
 * @param {object} texts
 * @returns {string[]}
 */
const sentencesOf = (texts) =>
  Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [sentence(text).source] : sentencesOf(text),
  );
