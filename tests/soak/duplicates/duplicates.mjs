import { importSource } from '../../smoke/sources.mjs';
import { forms } from '../forms/forms.mjs';
import { memberAt } from '../member.mjs';
import { review } from '../reviewed.mjs';
import { openStage } from '../stage.mjs';
import { openForm, gestures as real, taps } from './gestures.mjs';
import { playInPage } from './inPage.mjs';

const { moneyPaths } = await importSource('tests/soak/moneyPaths.ts');

/** So many taps in the page are told to it at a time. */
const batch = 50;
/** A time-out of 10 s is waited for this long, in parts of it. */
const patience = 0.1;

/**
 * Random double taps, ways back and forward, reloads and time-outs around every form that moves money. A gesture is
 * one press on the button that sends the form, with all that is done before its answer has come. The exchange never
 * carries one out, so that the form stays open: an answer refuses it, or never comes. Every request is seen on its way.
 */
export async function duplicates(browser, folder, { seed, gestures }) {
  const tally = { gestures: 0, intended: 0, requests: 0, played: {}, differences: [], forms: [] };
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
  tally.requests += stage.network.book.length;
  tally.differences.push(...repeated(stage.network.book));
  await stage.close();
}

async function begin(stage) {
  stage.member = memberAt(stage.page);
  stage.now = Date.parse((await stage.exchange.call('/demo/Clock')).now);
  await stage.context.route('**/api/vue/lockUp/Record', (route) => unlocked(route).catch(() => {}));
  await stage.begin();
}

/** Money that is locked up looks free a moment before it comes back by itself: then alone it can be asked for. */
async function unlocked(route) {
  const response = await route.fetch();
  const answer = await response.json();
  if (answer.data) answer.data.unlockAt = answer.data.boughtAt;
  await route.fulfill({ response, json: answer });
}

/** So many gestures at a form, in an order that the seed chooses. */
async function playAt(stage, form, count, tally) {
  const kinds = [...taps, ...real];
  const plan = Array.from({ length: count }, () => pick(kinds, stage.chance));
  const most = form.refill ? 1 : batch;
  await openForm(stage, form);
  while (plan.length > 0) {
    const inPage = plan.findIndex(({ pauses }) => !pauses);
    const together = plan.splice(0, Math.min(most, inPage < 0 ? plan.length : Math.max(1, inPage)));
    await playTogether(stage, form, together, tally).catch((cause) => {
      tally.differences.push(
        `${form.path}, ${together.map(({ name }) => name)[0]}: ${cause.message.split('\n')[0]}`,
      );
      return openForm(stage, form);
    });
  }
}

async function playTogether(stage, form, together, tally) {
  const { network, member } = stage;
  const before = network.book.length;
  const [{ play }] = together;
  let intended = together.length;
  if (play) intended = await play(stage, form);
  else {
    network.become('lateRefusal', { moneyAlone: true });
    await form.refill?.(stage);
    await review(member, form, stage);
    const wanted = { form: namesOf(form, member.words), gestures: together.map(({ pauses }) => pauses) };
    const sent = await member.page.evaluate(playInPage, wanted);
    for (const [index, count] of sent.entries())
      if (count !== 1) tally.differences.push(`${form.path}, ${together[index].name}: ${count} requests`);
  }
  tally.gestures += together.length;
  tally.intended += intended;
  for (const { name } of together) tally.played[name] = (tally.played[name] ?? 0) + 1;
  const requests = network.book.length - before;
  if (requests !== intended)
    tally.differences.push(`${form.path}, ${together[0].name}: ${requests} requests for ${intended}`);
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
