import { look, lookAt } from '../../smoke/press.mjs';
import { reloadPage } from '../environment.mjs';
import { openReview } from '../openReview.mjs';

/** @import { Locator, Page } from 'playwright' */
/** @import { Environment } from '../environment.mjs' */
/** @import { MoneyForm } from '../forms/forms.mjs' */
/** @import { Member } from '../member.mjs' */

/** @typedef {Environment & { member: Member, now: number }} FormEnvironment */

/**
 * One press on a submit button, with everything until its response.
 *
 * @typedef {object} Gesture
 * @property {string} name
 * @property {number} weight in parts of 1,000
 * @property {(env: FormEnvironment, form: MoneyForm) => Promise<number>} [play] plays it with Playwright; resolves with
 *   the number of submissions
 * @property {number[]} [pauses] before further taps in the page, in ms
 * @property {number} [submissions] at most; one if absent
 */

/** Time to wait for requests that should not be sent, in ms. */
const listenMs = 80;

const moneyOnly = { moneyOnly: true };
const tapOptions = { timeout: 3_000 };

/**
 * Opens a form from home and fills it in.
 *
 * @param {FormEnvironment} env
 * @param {MoneyForm} form
 */
export async function openForm(env, form) {
  const { member } = env;
  await member.go('/home/index');
  await member.page.waitForTimeout(50);
  await member.go((await form.where(env)) || '');
  await form.fill?.(env);
}

/**
 * @param {FormEnvironment} env
 * @param {MoneyForm} form
 */
async function reviewAgain(env, form) {
  await form.refill?.(env);
  const button = await openReview(env.member, form, env);
  await lookAt(button, tapOptions);
  return button;
}

/**
 * Real taps and keys in quick succession, all before the response.
 *
 * @param {(button: Locator, page: Page) => Promise<void>} press
 * @returns {NonNullable<Gesture['play']>}
 */
const withRealInput = (press) => async (env, form) => {
  const { member, network } = env;
  const button = await reviewAgain(env, form);
  const before = network.requestLog.length;
  const letGo = network.hold();
  await press(button, member.page).finally(letGo);
  await waitUntil(() => network.requestLog.length > before);
  await member.page.waitForTimeout(listenMs);
  return 1;
};

/**
 * Goes back and forward while the call is pending.
 *
 * @param {FormEnvironment} env
 * @param {MoneyForm} form
 */
async function backAndForward(env, form) {
  const { member, network } = env;
  network.setMode('lateRefusal', moneyOnly);
  const button = await reviewAgain(env, form);
  await button.click(tapOptions);
  await member.page.evaluate(() => window.history.back());
  await member.page.evaluate(() => window.history.forward());
  await member.page.waitForTimeout(2 * listenMs);
  await openForm(env, form);
  return 1;
}

/**
 * Reloads the page while the call is pending.
 *
 * @param {FormEnvironment} env
 * @param {MoneyForm} form
 */
async function reload(env, form) {
  const { member, network } = env;
  network.setMode('hang', moneyOnly);
  const button = await reviewAgain(env, form);
  const before = network.requestLog.length;
  await button.dblclick(tapOptions);
  await waitUntil(() => network.requestLog.length > before);
  await reloadPage(member.page);
  await member.page.waitForTimeout(listenMs);
  await openForm(env, form);
  return 1;
}

/**
 * The call times out. Pressing the remaining buttons has no effect. Later the member submits the form again, which is
 * another request.
 *
 * @param {FormEnvironment} env
 * @param {MoneyForm} form
 */
async function timeOut(env, form) {
  const { member, network } = env;
  network.setMode('hang', moneyOnly);
  const button = await reviewAgain(env, form);
  // Handles, because another record may have a button of the same name.
  const buttons = form.opens ? [member.opener(form), button] : [button];
  const pressedButtons = (await Promise.all(buttons.map((way) => way.elementHandles()))).flat();
  await button.dblclick(tapOptions);
  await member
    .visible(member.page.getByText(member.words.trade.unknown.title, { exact: true }))
    .first()
    .waitFor();
  await look(member.page);
  for (const each of pressedButtons)
    await each.evaluate((/** @type {HTMLElement} */ element) => element.isConnected && element.click());
  await member.page.waitForTimeout(listenMs);
  await openForm(env, form);
  return 1 + (await doubleTap(env, form));
}

const doubleTap = withRealInput((button) => button.dblclick(tapOptions));

/**
 * Gestures that need Playwright; weights in parts of 1,000.
 *
 * @type {Gesture[]}
 */
export const gestures = [
  { name: 'double tap, real input', weight: 40, play: doubleTap },
  {
    name: 'tap and Enter, real input',
    weight: 30,
    play: withRealInput(async (button, page) => {
      await button.click(tapOptions);
      await page.keyboard.press('Enter');
    }),
  },
  { name: 'back and forward', weight: 12, play: backAndForward },
  { name: 'reload', weight: 5, play: reload },
  { name: 'time-out, then again', weight: 8, play: timeOut, submissions: 2 },
];

/**
 * Gestures in the page: pauses before further taps, in ms.
 *
 * @type {Gesture[]}
 */
export const taps = [
  { name: 'double tap', weight: 405, pauses: [0] },
  { name: 'triple tap', weight: 250, pauses: [0, 4] },
  { name: 'five taps', weight: 250, pauses: [0, 0, 4, 8] },
];

/** @param {() => boolean} condition */
async function waitUntil(condition) {
  const deadline = Date.now() + 5_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('nothing was sent');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
