import { importSource } from '../../smoke/sources.mjs';
import { forms } from '../forms/forms.mjs';
import { memberAt } from '../member.mjs';
import { review } from '../reviewed.mjs';
import { openStage } from '../stage.mjs';
import { unlock } from '../unlock.mjs';
import { openForm, gestures as real, taps } from './gestures.mjs';
import { playInPage } from './inPage.mjs';

const { moneyPaths } = await importSource('tests/soak/moneyPaths.ts');

/** So often in a row a form may not be there. */
const enough = 6;
/** So many taps in the page are told to it at a time. */
const batch = 50;
/** A time-out of 10 s is waited for this long, in parts of it. */
const patience = 0.2;

/**
 * Random double taps, ways back and forward, reloads and time-outs around every form that moves money. A gesture is
 * one press on the button that sends the form, with all that is done before its answer has come. The exchange never
 * carries one out, so that the form stays open: an answer refuses it, or never comes. Every request is seen on its way.
 */
export async function duplicates(browser, folder, { seed, gestures }) {
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
  // Two at a time: where one waits, the other goes on.
  await Promise.all(
    lanes.map(async (own, lane) => {
      for (const begun of [true, false]) {
        const options = {
          seed: seed + lane,
          patience,
          stands: true,
          indebted: begun,
          withdrawing: begun,
        };
        await playAll(await openStage(browser, folder, options), own, each, tally);
      }
    }),
  );
  for (const path of moneyPaths.filter((each) => !tally.forms.includes(each)))
    tally.differences.push(`${path}: its form was not played`);
  if (tally.requests !== tally.intended)
    tally.differences.push(`${tally.requests} requests for ${tally.intended} intentions`);
  return tally;
}

/** Gestures at all these forms that are open on a stage, and were not before. */
async function playAll(stage, own, each, tally) {
  await begin(stage);
  for (const form of own.filter(({ path }) => !tally.forms.includes(path))) {
    if (!(await form.where(stage))) continue;
    tally.forms.push(form.path);
    await playAt(stage, form, each, tally).catch((cause) => {
      tally.differences.push(`${form.path}: ${cause.message.split('\n')[0]} at ${stage.member.address()}`);
    });
  }
  console.log(`  ${tally.gestures} gestures`);
  tally.requests += stage.network.book.length - stage.unfinished;
  tally.differences.push(...repeated(stage.network.book));
  await stage.close();
}

async function begin(stage) {
  stage.member = memberAt(stage.page);
  stage.unfinished = 0;
  stage.now = Date.parse((await stage.exchange.call('/demo/Clock')).now);
  await unlock(stage.context);
  await stage.begin();
}

/** So many gestures at a form, in an order that the seed chooses. */
async function playAt(stage, form, count, tally) {
  const kinds = [...taps, ...real];
  const plan = Array.from({ length: count }, () => pick(kinds, stage.chance));
  const most = form.refill ? 1 : batch;
  await openForm(stage, form);
  for (let failures = 0; plan.length > 0; ) {
    const notInPage = plan.findIndex(({ pauses }) => !pauses);
    const together = plan.slice(0, Math.min(most, notInPage < 0 ? plan.length : Math.max(1, notInPage)));
    const { played, problem, beyond } = await playTogether(stage, form, together);
    note(tally, form, played);
    if (problem) noteUnfinished(tally, form, beyond, together[0]);
    plan.splice(0, played.length);
    failures = problem ? failures + 1 : 0;
    // A busy machine may be late with what is waited for.
    if (failures === enough) throw problem;
    if (problem) await openForm(stage, form);
  }
}

/**
 * Plays gestures as far as they can be. Resolves with what each has come to, what kept the others from it, and how many
 * requests were sent beyond those of the gestures that were finished.
 */
async function playTogether(stage, form, together) {
  const { network } = stage;
  const before = network.book.length;
  const { played, problem } = await playOnce(stage, form, together).catch((cause) => ({
    played: [],
    problem: cause,
  }));
  const beyond = network.book.length - before - sum(played.map(({ requests }) => requests));
  if (problem) stage.unfinished += beyond;
  return { played, problem, beyond };
}

async function playOnce(stage, form, together) {
  const { network, member } = stage;
  const before = network.book.length;
  const [{ play, name }] = together;
  if (play) {
    const intended = await play(stage, form);
    return { played: [{ name, intended, requests: network.book.length - before }] };
  }
  network.become('lateRefusal', { moneyAlone: true });
  await form.refill?.(stage);
  await review(member, form, stage);
  const wanted = { form: namesOf(form, member.words), gestures: together.map(({ pauses }) => pauses) };
  const { played, problem } = await member.page.evaluate(playInPage, wanted);
  return {
    played: played.map((one, index) => ({ ...one, name: together[index].name, intended: 1 })),
    problem: problem && new Error(problem),
  };
}

const sum = (counts) => counts.reduce((total, count) => total + count, 0);

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

/** What was given up in the middle may have been sent, or not; it was at most one gesture. */
function noteUnfinished(tally, { path }, beyond, { intentions = 1 }) {
  tally.unfinished += 1;
  if (beyond > intentions)
    tally.differences.push(`${path}, unfinished: ${beyond} requests for ${intentions}`);
}

/** What a page needs to know of a form. */
function namesOf({ path, opens, sends }, words) {
  const told = (name) => (name instanceof RegExp ? { source: name.source } : { text: name });
  return { path, opens: opens?.(words).map(told), sends: told(sends(words)) };
}

/** One of the kinds, as often as it says. */
function pick(kinds, chance) {
  let place = chance.below(kinds.reduce((sum, { often }) => sum + often, 0));
  return kinds.find(({ often }) => {
    place -= often;
    return place < 0;
  });
}

/** Request ids that came more than once. */
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
