import { checkRequests } from './checkRequests.mjs';
import { compareScreens } from './compare.mjs';
import { setDeviceFault } from './device.mjs';
import { openEnvironment } from './environment.mjs';
import { randomFaults } from './faults/randomFaults.mjs';
import { heapAtHome } from './heap.mjs';
import { ActionUnavailable, memberOn, NothingToDo } from './member.mjs';
import { findBlankScreen, returnHome } from './returnHome.mjs';
import { changeLanguage } from './walks/settings.mjs';
import { walks } from './walks/walks.mjs';

/** @import { Browser } from 'playwright' */
/** @import { Submission } from './checkRequests.mjs' */
/** @import { Environment } from './environment.mjs' */
/** @import { Member } from './member.mjs' */
/** @import { Walk, WalkMeans } from './walks/walks.mjs' */

/** Seconds of use that one action stands for, reading included. */
const secondsAnAct = 5;
const actsAMinute = 60 / secondsAnAct;
/** Minutes between progress reports. */
const reportEveryMinutes = 10;
/** Factor for time-outs: 10 s take 1 s. */
const timeoutScale = 0.1;
/** Share by which the heap may grow. */
const heapTolerance = 0.1;
const noFaults = { beforeAction: async () => {} };

/**
 * What was done, and what differed.
 *
 * @typedef {object} Tally
 * @property {number} acts
 * @property {number} walks
 * @property {Record<string, Record<string, number>>} given unfinished walks, by their name and cause
 * @property {Record<string, number>} done finished walks, by their name
 * @property {Submission[]} submissions
 * @property {string[]} differences
 */
/** @typedef {Environment & { submissions: Submission[] }} CalmEnvironment */
/** @typedef {CalmEnvironment & { faults: ReturnType<typeof randomFaults> }} FaultyEnvironment */

/**
 * A member who uses the app while random faults occur. Minutes are those of the member: each action (a tap, a text typed,
 * a step back) stands for five seconds, by which the clocks of exchange and phone are moved forward. Time-outs, and waits
 * of a minute and more, take a tenth of their time. A sleeping phone adds a day.
 *
 * @param {Browser} browser
 * @param {string} folder
 * @param {{ seed: number, minutes: number }} options
 */
export async function soak(browser, folder, { seed, minutes }) {
  /** @type {Tally} */
  const tally = { acts: 0, walks: 0, given: {}, done: {}, submissions: [], differences: [] };
  const opened = await openEnvironment(browser, folder, { seed, timeoutScale });
  const calm = { ...opened, submissions: tally.submissions };
  const env = { ...calm, faults: randomFaults({ ...calm, inAnotherTab: () => walkInAnotherTab(calm) }) };
  const member = memberOn(env.page, { before: () => beforeAction(env, tally) });
  env.context.on('weberror', (error) => tally.differences.push(`uncaught: ${error.error()}`));

  await env.start();
  const calmMember = memberOn(env.page);
  // Every walk once, in every language, so that caches filled by them do not count as leaks.
  for (const each of walks) {
    const cause = await walkOne(env, calmMember, each);
    if (cause && !(cause instanceof NothingToDo))
      tally.differences.push(`${each.name} fails without faults: ${cause.message.split('\n')[0]}`);
  }
  const heapBefore = await heapAtHome(calmMember, env.devtools);
  const begun = performance.now();
  while (tally.acts < minutes * actsAMinute) await walk(env, member, tally);
  await env.faults.stop();
  const home = await returnHome(calmMember);
  if (!home) tally.differences.push(`no way home from ${env.page.url()}`);
  const heapAfter = await heapAtHome(calmMember, env.devtools);
  if (heapAfter > heapBefore * (1 + heapTolerance))
    tally.differences.push(`the heap grew from ${heapBefore.toFixed(1)} to ${heapAfter.toFixed(1)} MB`);
  tally.differences.push(...(await compare(env, tally, calmMember)));
  tally.differences.push(...env.phone.violations);
  await env.close();
  const seconds = (performance.now() - begun) / 1000;
  return {
    ...tally,
    seconds,
    faultCounts: env.faults.counts,
    calls: env.network.calls,
    heapBefore,
    heapAfter,
  };
}

/**
 * @param {FaultyEnvironment} env
 * @param {Tally} tally
 */
async function beforeAction(env, tally) {
  tally.acts += 1;
  if (tally.acts % actsAMinute === 0) {
    await env.passTime({ minutes: 1 });
    if (tally.acts % (reportEveryMinutes * actsAMinute) === 0)
      console.log(`  ${tally.acts / actsAMinute} min`);
    if (env.faults.active !== 'clock moved') await setDeviceFault(env.page, env.device).catch(() => {});
  }
  await env.faults.beforeAction();
}

/**
 * One walk without faults. Resolves with the error if it was not finished.
 *
 * @param {CalmEnvironment} env
 * @param {Member} member
 * @param {Walk} walk
 * @returns {Promise<Error | undefined>}
 */
async function walkOne(env, member, { walk: go }) {
  const cause = await go({ ...env, member, faults: noFaults, now: await env.readClock() }).then(
    () => undefined,
    (error) => error,
  );
  await returnHome(member);
  return cause;
}

/**
 * One walk from home. It may fail, but the way back home must work.
 *
 * @param {FaultyEnvironment} env
 * @param {Member} member
 * @param {Tally} tally
 */
async function walk(env, member, tally) {
  const { faults } = env;
  const { name, walk: go } = pickWalk(env);
  tally.walks += 1;
  const now = await env.readClock();
  try {
    await go({ ...env, member, now });
    tally.done[name] = (tally.done[name] ?? 0) + 1;
  } catch (cause) {
    const why = cause instanceof ActionUnavailable ? cause.message : 'a fault';
    const causes = tally.given[name] ?? {};
    causes[why] = (causes[why] ?? 0) + 1;
    tally.given[name] = causes;
  }
  // An active fault may block the way home; without it, the way must work.
  if (faults.active && (await returnHome(member, 15))) return;
  await faults.stop();
  if (await returnHome(member)) return;
  const white = await findBlankScreen(member);
  tally.differences.push(`${white ? 'a white screen' : 'no way home'} after ${name} at ${member.page.url()}`);
  await env.page.goto('/#/home/index');
}

/** @param {CalmEnvironment} env */
function pickWalk({ chance }) {
  const picked = chance.pick(walks);
  if (!picked) throw new Error('there are no walks');
  return picked;
}

/**
 * Does one walk without faults in another tab of the same member.
 *
 * @param {CalmEnvironment} env
 */
async function walkInAnotherTab(env) {
  const page = await env.context.newPage();
  try {
    await page.goto('/#/home/index');
    await setDeviceFault(page, env.device);
    const member = memberOn(page);
    await returnHome(member);
    await walkOne(env, member, pickWalk(env));
  } finally {
    await page.close();
  }
}

/**
 * Compares without faults on a reloaded page. Differences are checked again, because records may change in between.
 *
 * @param {CalmEnvironment} env
 * @param {Tally} tally
 * @param {Member} member
 */
async function compare(env, tally, member) {
  const { page, exchange, network, before } = env;
  const requests = await checkRequests({
    exchange,
    before,
    submissions: tally.submissions,
    book: network.requestLog,
  });
  await speakJapanese(member);
  const first = await compareScreens(page, exchange);
  return [...requests, ...(first.length > 0 ? await compareScreens(page, exchange) : [])];
}

/** @param {Member} member */
const speakJapanese = async (member) => {
  await changeLanguage({ member, chance: { pick: ([jp]) => jp } });
  await member.page.waitForTimeout(500);
};
