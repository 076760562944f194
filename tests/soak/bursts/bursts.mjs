import { lookAt } from '../../smoke/press.mjs';
import { enterQuickly, holdEnter, tapQuickly } from '../../smoke/quickly.mjs';
import { importSource } from '../../smoke/sources.mjs';
import { forms } from '../forms/forms.mjs';
import { memberAt } from '../member.mjs';
import { review } from '../reviewed.mjs';
import { openStage } from '../stage.mjs';
import { unlock } from '../unlock.mjs';

const { moneyPaths } = await importSource('tests/soak/moneyPaths.ts');

/** How long the page is watched after a burst, in ms: what it has opened is there by then. */
const watchMs = 1_000;
/** Where the member stands: what one leaves closed, such as a withdrawal after a deposit, another one opens. */
const beginnings = [
  { indebted: true, withdrawing: true },
  { indebted: false, withdrawing: false },
  { indebted: false, withdrawing: false },
];
const bursts = { 'eight taps': tapQuickly, 'eight Enters': enterQuickly, 'Enter held': holdEnter };

/**
 * Bursts of presses on the button that sends each form that moves money, while the exchange carries it out: eight quick
 * taps, eight quick Enters, and Enter held for two seconds. Each burst makes one request and leaves the member on the
 * result: at the same address, with nothing open above it.
 */
export async function playBursts(browser, folder, { seed }) {
  const tally = { played: {}, differences: [] };
  for (const name of Object.keys(bursts)) tally.played[name] = [];
  for (const beginning of beginnings) {
    const stages = [];
    // One after the other, before anything is played: the exchange is made in this process, which can't tap meanwhile.
    for (const name of Object.keys(bursts))
      stages.push({ name, stage: await openStage(browser, folder, { seed, patience: 1, ...beginning }) });
    await Promise.all(stages.map((each) => playAll(each, tally)));
  }
  for (const [name, played] of Object.entries(tally.played))
    for (const path of moneyPaths.filter((each) => !played.includes(each)))
      tally.differences.push(`${path}: ${name} were not played`);
  return tally;
}

/** A burst at all forms that are open on a stage, and were not before. */
async function playAll({ name, stage }, tally) {
  stage.member = memberAt(stage.page);
  stage.now = Date.parse((await stage.exchange.call('/demo/Clock')).now);
  await unlock(stage.context);
  await stage.begin();
  const played = tally.played[name];
  for (const form of forms.filter(({ path }) => !played.includes(path))) {
    if (!(await form.where(stage))) continue;
    played.push(form.path);
    const problems = await playAt(stage, form, bursts[name]).catch((cause) => [cause.message.split('\n')[0]]);
    tally.differences.push(...problems.map((problem) => `${form.path}, ${name}: ${problem}`));
  }
  await stage.close();
}

/** One burst at a form. Resolves with what is wrong afterwards, in words. */
async function playAt(stage, form, burst) {
  const { member, network } = stage;
  await member.go('/home/index');
  await member.go(await form.where(stage));
  await form.fill?.(stage);
  const button = await review(member, form, stage);
  await lookAt(button);
  const [address, before] = [member.address(), network.book.length];
  // From now on: what a form says may soon be followed by the screen of what it has made.
  const result = isTold(form, member);
  await burst(button);
  await member.page.waitForTimeout(watchMs);
  const sent = network.book.slice(before).map(({ path }) => path);
  const problems = [];
  if (sent.join() !== form.path) problems.push(`sent ${sent.join(', ') || 'nothing'}`);
  if (member.address() !== address) problems.push(`led to ${member.address()}`);
  const open = member.page.getByRole('dialog').or(member.page.getByRole('alertdialog'));
  if (await member.isThere(open)) problems.push(`opened ${await member.seen(open).first().textContent()}`);
  if (!(await result)) problems.push('the result is not there');
  return problems;
}

/** Whether the screen comes to say that it was carried out; of a form that can't be, that it was refused. */
function isTold({ closed, done }, { page, words, seen }) {
  if (!closed && !done) return true;
  const results = closed
    ? [page.getByRole('alert')]
    : done(words).map((text) => page.getByText(text, { exact: true }));
  const any = results.reduce((one, other) => one.or(other));
  return seen(any)
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
}
