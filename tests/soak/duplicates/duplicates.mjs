import { importTypeScript } from '../../../scripts/importTypeScript.mjs';
import { openEnvironment } from '../environment.mjs';
import { forms } from '../forms/forms.mjs';
import { memberOn } from '../member.mjs';
import { openReview } from '../openReview.mjs';
import { unlock } from '../unlock.mjs';
import { openForm, gestures as realGestures, taps } from './gestures.mjs';
import { playInPage } from './inPage.mjs';

/** @import { Browser } from 'playwright' */
/** @import { RandomSource } from '../../../mocks/exchange/simulation/random' */
/** @import { Texts } from '../../smoke/words.mjs' */
/** @import { Environment } from '../environment.mjs' */
/** @import { MoneyForm } from '../forms/forms.mjs' */
/** @import { Member } from '../member.mjs' */
/** @import { LoggedRequest } from '../network.mjs' */
/** @import { Gesture } from './gestures.mjs' */

/** @type {typeof import('../moneyPaths.ts')} */
const { moneyPaths } = await importTypeScript('tests/soak/moneyPaths.ts');

/** Failures in a row after which a form is given up. */
const maxFailures = 6;
/** Gestures that are played in the page in one call. */
const batch = 50;
/** Factor for time-outs: 10 s take 2 s. */
const timeoutScale = 0.2;

/**
 * What was played, and what differed.
 *
 * @typedef {object} Tally
 * @property {number} gestures
 * @property {number} unfinished
 * @property {number} late taps left out, because the response had arrived
 * @property {number} intended submissions
 * @property {number} requests
 * @property {Record<string, number>} played by gesture
 * @property {string[]} differences
 * @property {string[]} forms paths of their calls
 */
/** @typedef {{ name: string, intended: number, requests: number, late?: number }} Played */
/** @typedef {{ played: Played[], problem?: Error | undefined }} Round */
/** @typedef {Environment & { member: Member, now: number, unfinished: number }} GestureEnvironment */

/**
 * Random double taps, back and forward, reloads and time-outs on every form that moves money. A gesture is one press on
 * the submit button, with everything until its response. The exchange never executes a request, so that the form stays
 * open: a response refuses it or never comes. All requests are logged.
 *
 * @param {Browser} browser
 * @param {string} folder
 * @param {{ seed: number, gestures: number }} options
 */
export async function duplicates(browser, folder, { seed, gestures }) {
  /** @type {Tally} */
  const tally = {
    gestures: 0,
    unfinished: 0,
    late: 0,
    intended: 0,
    requests: 0,
    played: {},
    differences: [],
    forms: [],
  };
  const each = Math.ceil(gestures / forms.length);
  const lanes = [0, 1].map((rest) => forms.filter((_, index) => index % 2 === rest));
  // Two in parallel, because each waits most of the time.
  await Promise.all(
    lanes.map(async (ownForms, lane) => {
      for (const begun of [true, false]) {
        const options = {
          seed: seed + lane,
          timeoutScale,
          frozen: true,
          indebted: begun,
          withdrawing: begun,
        };
        await playAll(await openEnvironment(browser, folder, options), ownForms, each, tally);
      }
    }),
  );
  for (const path of moneyPaths.filter((each) => !tally.forms.includes(each)))
    tally.differences.push(`${path}: its form was not played`);
  if (tally.requests !== tally.intended)
    tally.differences.push(`${tally.requests} requests for ${tally.intended} submissions`);
  return tally;
}

/**
 * Plays gestures on all open forms that were not played before.
 *
 * @param {Environment} opened
 * @param {MoneyForm[]} ownForms
 * @param {number} each
 * @param {Tally} tally
 */
async function playAll(opened, ownForms, each, tally) {
  const env = { ...opened, member: memberOn(opened.page), now: await opened.readClock(), unfinished: 0 };
  await unlock(env.context);
  await env.start();
  for (const form of ownForms.filter(({ path }) => !tally.forms.includes(path))) {
    if (!(await form.where(env))) continue;
    tally.forms.push(form.path);
    await playAt(env, form, each, tally).catch((cause) => {
      tally.differences.push(`${form.path}: ${cause.message.split('\n')[0]} at ${env.member.address()}`);
    });
  }
  console.log(`  ${tally.gestures} gestures`);
  tally.requests += env.network.requestLog.length - env.unfinished;
  tally.differences.push(...repeated(env.network.requestLog));
  await env.close();
}

/**
 * Plays gestures on a form, in an order given by the seed.
 *
 * @param {GestureEnvironment} env
 * @param {MoneyForm} form
 * @param {number} count
 * @param {Tally} tally
 */
async function playAt(env, form, count, tally) {
  const kinds = [...taps, ...realGestures];
  const plan = Array.from({ length: count }, () => pick(kinds, env.chance));
  const maxTogether = form.refill ? 1 : batch;
  await openForm(env, form);
  for (let failures = 0; plan.length > 0; ) {
    const notInPage = plan.findIndex(({ pauses }) => !pauses);
    const group = plan.slice(0, Math.min(maxTogether, notInPage < 0 ? plan.length : Math.max(1, notInPage)));
    const { played, problem, extra } = await playTogether(env, form, group);
    note(tally, form, played);
    if (problem) noteUnfinished(tally, form, extra, group[0]);
    plan.splice(0, played.length);
    failures = problem ? failures + 1 : 0;
    // Single failures may come from a busy machine.
    if (failures === maxFailures) throw problem;
    if (problem) await openForm(env, form);
  }
}

/**
 * Plays gestures until one fails. Resolves with the result of each, the problem, and the number of requests that belong
 * to no finished gesture.
 *
 * @param {GestureEnvironment} env
 * @param {MoneyForm} form
 * @param {Gesture[]} group
 */
async function playTogether(env, form, group) {
  const { network } = env;
  const before = network.requestLog.length;
  const { played, problem } = await playOnce(env, form, group).catch(
    /** @returns {Round} */ (cause) => ({ played: [], problem: cause }),
  );
  const extra = network.requestLog.length - before - sum(played.map(({ requests }) => requests));
  if (problem) env.unfinished += extra;
  return { played, problem, extra };
}

/**
 * @param {GestureEnvironment} env
 * @param {MoneyForm} form
 * @param {Gesture[]} group
 * @returns {Promise<Round>}
 */
async function playOnce(env, form, group) {
  const { network, member } = env;
  const before = network.requestLog.length;
  const [first] = group;
  if (first?.play) {
    const intended = await first.play(env, form);
    return { played: [{ name: first.name, intended, requests: network.requestLog.length - before }] };
  }
  network.setMode('lateRefusal', { moneyOnly: true });
  await form.refill?.(env);
  await openReview(member, form, env);
  const wanted = { form: namesOf(form, member.words), gestures: group.map(({ pauses = [] }) => pauses) };
  const { played, problem } = await member.page.evaluate(playInPage, wanted);
  return {
    played: played.map((one, index) => ({ ...one, name: group[index]?.name ?? '', intended: 1 })),
    problem: problem ? new Error(problem) : undefined,
  };
}

/** @param {number[]} counts */
const sum = (counts) => counts.reduce((total, count) => total + count, 0);

/**
 * @param {Tally} tally
 * @param {MoneyForm} form
 * @param {Played[]} played
 */
function note(tally, { path }, played) {
  for (const { name, intended, requests, late = 0 } of played) {
    tally.gestures += 1;
    tally.late += late;
    tally.intended += intended;
    tally.played[name] = (tally.played[name] ?? 0) + 1;
    if (requests !== intended)
      tally.differences.push(`${path}, ${name}: ${requests} requests for ${intended}`);
  }
}

/**
 * An unfinished gesture may have sent its request or not.
 *
 * @param {Tally} tally
 * @param {MoneyForm} form
 * @param {number} extra
 * @param {Gesture | undefined} gesture
 */
function noteUnfinished(tally, { path }, extra, gesture) {
  const { submissions = 1 } = gesture ?? {};
  tally.unfinished += 1;
  if (extra > submissions)
    tally.differences.push(`${path}, unfinished: ${extra} requests for ${submissions}`);
}

/**
 * What the page needs to know about a form.
 *
 * @param {MoneyForm} form
 * @param {Texts} words
 */
function namesOf({ path, opens, sends }, words) {
  /** @param {string | RegExp} name */
  const toMatcher = (name) => (name instanceof RegExp ? { source: name.source } : { text: name });
  return { path, opens: opens?.(words).map(toMatcher), sends: toMatcher(sends(words)) };
}

/**
 * Picks one of the kinds at random, by weight.
 *
 * @param {readonly Gesture[]} kinds
 * @param {RandomSource} chance
 */
function pick(kinds, chance) {
  let place = chance.below(kinds.reduce((sum, { weight }) => sum + weight, 0));
  const picked = kinds.find(({ weight }) => {
    place -= weight;
    return place < 0;
  });
  if (!picked) throw new Error('there are no gestures');
  return picked;
}

/**
 * Request ids that were sent more than once.
 *
 * @param {LoggedRequest[]} book
 */
function repeated(book) {
  const seen = new Set();
  return book.flatMap(({ path, id }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [`${path}: ${id} was sent again`];
  });
}
