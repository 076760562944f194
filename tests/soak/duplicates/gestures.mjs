import { look, lookAt } from '../../smoke/press.mjs';
import { unknownOf } from '../forms/forms.mjs';
import { review } from '../reviewed.mjs';
import { startAnew } from '../stage.mjs';

/** How long the network is listened to for what should not come, in ms. */
const listenMs = 80;

const answered = { moneyAlone: true };
const tap = { timeout: 3_000 };

/** From home, with the form filled in. */
export async function openForm(stage, form) {
  const { member } = stage;
  await member.go('/home/index');
  await member.page.waitForTimeout(50);
  await member.go(await form.where(stage));
  await form.fill?.(stage);
}

async function reviewAnew(stage, form) {
  await form.refill?.(stage);
  const button = await review(stage.member, form, stage);
  await lookAt(button, tap);
  return button;
}

/** Real taps and keys, one after the other as fast as the browser takes them, all before the answer comes. */
const withRealInput = (press) => async (stage, form) => {
  const { member, network } = stage;
  const button = await reviewAnew(stage, form);
  const before = network.book.length;
  const letGo = network.hold();
  await press(button, member.page).finally(letGo);
  await waitUntil(() => network.book.length > before);
  await member.page.waitForTimeout(listenMs);
  return 1;
};

/** Back while it is under way, and forward again. */
async function backAndForward(stage, form) {
  const { member, network } = stage;
  network.become('lateRefusal', answered);
  const button = await reviewAnew(stage, form);
  await button.click(tap);
  await member.page.evaluate(() => window.history.back());
  await member.page.evaluate(() => window.history.forward());
  await member.page.waitForTimeout(2 * listenMs);
  await openForm(stage, form);
  return 1;
}

/** The page is loaded anew while it is under way. */
async function reload(stage, form) {
  const { member, network } = stage;
  network.become('hang', answered);
  const button = await reviewAnew(stage, form);
  const before = network.book.length;
  await button.dblclick(tap);
  await waitUntil(() => network.book.length > before);
  await startAnew(member.page);
  await member.page.waitForTimeout(listenMs);
  await openForm(stage, form);
  return 1;
}

/**
 * No answer comes: what is left of the form is pressed again, to no effect. The member comes back to it later and sends
 * it once more, which is another request.
 */
async function timeOut(stage, form) {
  const { member, network } = stage;
  network.become('hang', answered);
  const button = await reviewAnew(stage, form);
  // These very buttons: another record may have one of the same name.
  const ways = form.opens ? [member.opener(form), button] : [button];
  const left = (await Promise.all(ways.map((way) => way.elementHandles()))).flat();
  await button.dblclick(tap);
  await member
    .seen(member.page.getByText(unknownOf(form, member.words), { exact: true }))
    .first()
    .waitFor();
  await look(member.page);
  for (const each of left) await each.evaluate((element) => element.isConnected && element.click());
  await member.page.waitForTimeout(listenMs);
  await openForm(stage, form);
  return 1 + (await doubleTap(stage, form));
}

const doubleTap = withRealInput((button) => button.dblclick(tap));

/** Gestures that need more than the page, and how often they come among a thousand. */
export const gestures = [
  { name: 'double tap, real input', often: 40, play: doubleTap },
  {
    name: 'tap and Enter, real input',
    often: 30,
    play: withRealInput(async (button, page) => {
      await button.click(tap);
      await page.keyboard.press('Enter');
    }),
  },
  { name: 'back and forward', often: 12, play: backAndForward },
  { name: 'reload', often: 5, play: reload },
  { name: 'time-out, then again', often: 8, play: timeOut, intentions: 2 },
];

/** Gestures in the page: the further taps follow at once, in the next moments, or before a late answer. */
export const taps = [
  { name: 'double tap', often: 405, pauses: [0] },
  { name: 'triple tap', often: 250, pauses: [0, 4] },
  { name: 'five taps', often: 250, pauses: [0, 0, 4, 8] },
];

async function waitUntil(isSo) {
  const deadline = Date.now() + 5_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('nothing was sent');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
