import { importTypeScript } from '../../../scripts/importTypeScript.mjs';
import { lookAt } from '../../smoke/press.mjs';
import { enterQuickly, holdEnter, tapQuickly } from '../../smoke/rapidInput.mjs';
import { openEnvironment } from '../environment.mjs';
import { forms } from '../forms/forms.mjs';
import { memberOn } from '../member.mjs';
import { openReview } from '../openReview.mjs';
import { unlock } from '../unlock.mjs';

/** @import { Browser, Locator } from 'playwright' */
/** @import { Environment } from '../environment.mjs' */
/** @import { MoneyForm } from '../forms/forms.mjs' */
/** @import { Member } from '../member.mjs' */

/** @type {typeof import('../moneyPaths.ts')} */
const { moneyPaths } = await importTypeScript('tests/soak/moneyPaths.ts');

/** Time after a burst in which the page may open something, in ms. */
const watchMs = 1_000;
/** States of the member. Forms that exclude each other are open in different ones. */
const initialStates = [
  { indebted: true, withdrawing: true },
  { indebted: false, withdrawing: false },
  { indebted: false, withdrawing: false },
];
const bursts = [
  { name: 'eight taps', burst: tapQuickly },
  { name: 'eight Enters', burst: enterQuickly },
  { name: 'Enter held', burst: holdEnter },
];

/** @typedef {{ played: Map<string, string[]>, differences: string[] }} Tally Paths of the forms, by burst. */
/** @typedef {Environment & { member: Member, now: number }} BurstEnvironment */

/**
 * Bursts of presses on the submit button of each form that moves money, while the exchange executes the call: eight quick
 * taps, eight quick Enters, and Enter held for two seconds. Each burst must send one request and end on the result: at the
 * same address, without an open dialog.
 *
 * @param {Browser} browser
 * @param {string} folder
 * @param {{ seed: number }} options
 * @returns {Promise<Tally>}
 */
export async function playBursts(browser, folder, { seed }) {
  /** @type {Tally} */
  const tally = { played: new Map(bursts.map(({ name }) => [name, []])), differences: [] };
  for (const initialState of initialStates) {
    const environments = [];
    // One after the other before any burst, because creating an exchange blocks this process.
    for (const each of bursts)
      environments.push({
        ...each,
        opened: await openEnvironment(browser, folder, { seed, timeoutScale: 1, ...initialState }),
      });
    await Promise.all(environments.map((each) => playAll(each, tally)));
  }
  for (const [name, played] of tally.played)
    for (const path of moneyPaths.filter((each) => !played.includes(each)))
      tally.differences.push(`${path}: ${name} were not played`);
  return tally;
}

/**
 * Plays a burst on all open forms that were not played before.
 *
 * @param {{ name: string, burst: (button: Locator) => Promise<void>, opened: Environment }} each
 * @param {Tally} tally
 */
async function playAll({ name, burst, opened }, tally) {
  const env = { ...opened, member: memberOn(opened.page), now: await opened.readClock() };
  await unlock(env.context);
  await env.start();
  const played = tally.played.get(name) ?? [];
  for (const form of forms.filter(({ path }) => !played.includes(path))) {
    if (!(await form.where(env))) continue;
    played.push(form.path);
    const problems = await playAt(env, form, burst).catch((cause) => [cause.message.split('\n')[0]]);
    tally.differences.push(...problems.map((problem) => `${form.path}, ${name}: ${problem}`));
  }
  await env.close();
}

/**
 * Plays one burst on a form. Resolves with the problems, in words.
 *
 * @param {BurstEnvironment} env
 * @param {MoneyForm} form
 * @param {(button: Locator) => Promise<void>} burst
 */
async function playAt(env, form, burst) {
  const { member, network } = env;
  await member.go('/home/index');
  await member.go((await form.where(env)) || '');
  await form.fill?.(env);
  const button = await openReview(member, form, env);
  await lookAt(button);
  const [address, before] = [member.address(), network.requestLog.length];
  // Watches from now on, because the result may soon be replaced by another screen.
  const result = isReported(form, member);
  await burst(button);
  await member.page.waitForTimeout(watchMs);
  const sent = network.requestLog.slice(before).map(({ path }) => path);
  const problems = [];
  if (sent.join() !== form.path) problems.push(`sent ${sent.join(', ') || 'nothing'}`);
  if (member.address() !== address) problems.push(`led to ${member.address()}`);
  const open = member.page.getByRole('dialog').or(member.page.getByRole('alertdialog'));
  if (await member.isThere(open)) problems.push(`opened ${await member.visible(open).first().textContent()}`);
  if (!(await result)) problems.push('the result is not there');
  return problems;
}

/**
 * Whether the screen reports success, or the refusal of a closed form.
 *
 * @param {MoneyForm} form
 * @param {Member} member
 * @returns {Promise<boolean>}
 */
async function isReported({ closed, done }, { page, words, visible }) {
  if (!closed && !done) return true;
  const results = closed
    ? [page.getByRole('alert')]
    : (done?.(words) ?? []).map((text) => page.getByText(text, { exact: true }));
  const any = results.reduce((one, other) => one.or(other));
  return visible(any)
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
}
