import { account } from './accounts.mjs';
import { compareScreens } from './compare.mjs';
import { goWrong } from './device.mjs';
import { strikingAt } from './faults/striking.mjs';
import { heapAtHome } from './heap.mjs';
import { GivenUp, memberAt, NothingOpen } from './member.mjs';
import { recover, whiteScreen } from './recover.mjs';
import { openStage } from './stage.mjs';
import { changeLanguage } from './walks/settings.mjs';
import { walks } from './walks/walks.mjs';

/** A member does one thing every so many seconds: reads what is there, and taps. */
const secondsAnAct = 5;
const actsAMinute = 60 / secondsAnAct;
/** How far it has come is told after so many minutes. */
const tellEvery = 10;
/** A time-out of 10 s takes this part of its time. */
const patience = 0.1;
/** Most of the heap that may be left over. */
const heapTolerance = 0.1;
const calm = { pass: async () => {} };

/**
 * A member who walks for so many minutes while faults strike. An hour is that of a member, not of the clock on the
 * wall: each act (a tap, a text typed, a step back) stands for five seconds of use, by which the exchange's clock and
 * the phone's are moved forward; time-outs, and whatever else a page waits for longer than a minute, take a tenth of
 * their time. Asleep, a day passes beside that.
 */
export async function soak(browser, folder, { seed, minutes }) {
  const stage = await openStage(browser, folder, { seed, patience });
  const tally = { acts: 0, walks: 0, given: {}, done: {}, intentions: [], differences: [] };
  Object.assign(stage, { intentions: tally.intentions });
  stage.faults = strikingAt(stage);
  stage.inAnotherTab = () => walkInAnotherTab(stage);
  const member = memberAt(stage.page, { before: () => beforeAct(stage, tally) });
  Object.assign(stage, { member });
  stage.context.on('weberror', (error) => tally.differences.push(`uncaught: ${error.error()}`));

  await stage.begin();
  const quiet = memberAt(stage.page);
  // Once all of it has been seen, and every language: what is kept of that is no leak.
  for (const each of walks) {
    const cause = await walkOne(stage, quiet, each);
    if (cause && !(cause instanceof NothingOpen))
      tally.differences.push(`${each.name} can't be walked in calm: ${cause.message.split('\n')[0]}`);
  }
  const heapBefore = await heapAtHome(quiet, stage.devtools);
  const begun = performance.now();
  while (tally.acts < minutes * actsAMinute) await walk(stage, tally);
  await stage.faults.lift();
  const home = await recover(quiet);
  if (!home) tally.differences.push(`no way home from ${stage.page.url()}`);
  const heapAfter = await heapAtHome(quiet, stage.devtools);
  if (heapAfter > heapBefore * (1 + heapTolerance))
    tally.differences.push(`the heap grew from ${heapBefore.toFixed(1)} to ${heapAfter.toFixed(1)} MB`);
  tally.differences.push(...(await compare(stage, tally, quiet)));
  tally.differences.push(...stage.phone.violations);
  await stage.close();
  const seconds = (performance.now() - begun) / 1000;
  return {
    ...tally,
    seconds,
    struck: stage.faults.struck,
    calls: stage.network.calls,
    heapBefore,
    heapAfter,
  };
}

async function beforeAct(stage, tally) {
  tally.acts += 1;
  if (tally.acts % actsAMinute === 0) {
    await stage.passTime({ minutes: 1 });
    if (tally.acts % (tellEvery * actsAMinute) === 0) console.log(`  ${tally.acts / actsAMinute} min`);
    if (stage.faults.present !== 'clock moved') await goWrong(stage.page, stage.device).catch(() => {});
  }
  await stage.faults.pass();
}

/** One walk on which nothing strikes. Resolves with what kept it from being finished. */
async function walkOne(stage, member, { walk: go }) {
  const { now } = await stage.exchange.call('/demo/Clock');
  const cause = await go({ ...stage, member, faults: calm, now: Date.parse(now) }).then(
    () => undefined,
    (error) => error,
  );
  await recover(member);
  return cause;
}

/** One walk from home. Whatever keeps it from being finished is given up; home has to be found again. */
async function walk(stage, tally) {
  const { member, chance, faults } = stage;
  const { name, walk: go } = chance.pick(walks);
  tally.walks += 1;
  const { now } = await stage.exchange.call('/demo/Clock');
  try {
    await go({ ...stage, now: Date.parse(now) });
    tally.done[name] = (tally.done[name] ?? 0) + 1;
  } catch (cause) {
    const why = cause instanceof GivenUp ? cause.message : 'a fault';
    tally.given[name] ??= {};
    tally.given[name][why] = (tally.given[name][why] ?? 0) + 1;
  }
  // What is still wrong may be the reason that there is no way; without it there must be one.
  if (faults.present && (await recover(member, 15))) return;
  await faults.lift();
  if (await recover(member)) return;
  const white = await whiteScreen(member);
  tally.differences.push(`${white ? 'a white screen' : 'no way home'} after ${name} at ${member.page.url()}`);
  await stage.page.goto('/#/home/index');
}

/** Another tab of the same member, on which nothing strikes, does one thing and is closed. */
async function walkInAnotherTab(stage) {
  const page = await stage.context.newPage();
  try {
    await page.goto('/#/home/index');
    await goWrong(page, stage.device);
    const member = memberAt(page);
    await recover(member);
    await walkOne(stage, member, stage.chance.pick(walks));
  } finally {
    await page.close();
  }
}

/** On a page that was loaded anew, and without faults. What comes about by itself meanwhile is looked at once more. */
async function compare(stage, tally, member) {
  const { page, exchange, network, before } = stage;
  const accounts = await account({
    ...{ exchange, before },
    intentions: tally.intentions,
    book: network.book,
  });
  await speakJapanese(member);
  const first = await compareScreens(page, exchange);
  return [...accounts, ...(first.length > 0 ? await compareScreens(page, exchange) : [])];
}

const speakJapanese = async (member) => {
  await changeLanguage({ member, chance: { pick: ([jp]) => jp } });
  await member.page.waitForTimeout(500);
};
