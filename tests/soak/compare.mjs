import { expect } from '../smoke/browser.mjs';
import { importSource } from '../smoke/sources.mjs';
import { balances, senOf } from '../smoke/steps.mjs';
import { words } from '../smoke/words.mjs';

const { truthOf } = await importSource('tests/soak/truth.ts');

/** As many as a list shows at first. */
const pageSize = 20;
/** How long a list may take to show what it should, in ms. */
const patience = 6_000;

/** The lists of records with a link to each, and where a link leads. */
const lists = {
  deposits: ['/user/rechargeChannel?view=records', '#/user/rechargeChannel?id='],
  withdrawals: ['/user/withdraw?view=records', '#/user/withdraw?id='],
  loans: ['/user/jkjl', '#/user/jkjl?id='],
  copyTrades: ['/gdindex/gdList?tab=copyTrading', '#/gdindex/gdList?tab=copyTrading&id='],
  lockUps: ['/gdindex/gdList?tab=lockUp', '#/gdindex/gdList?tab=lockUp&id='],
};

/** Compares what the exchange has written down with what the screens show in Japanese. Resolves with the differences. */
export async function compareScreens(page, { readWorld }) {
  const truth = truthOf(await readWorld());
  const differences = truth.problems.map((problem) => `the exchange's books: ${problem}`);
  differences.push(...(await compareBalances(page, truth)));
  for (const group of truth.positions) differences.push(...(await compareGroup(page, group)));
  for (const [what, ids] of Object.entries(truth.records))
    differences.push(...(await compareList(page, what, ids)));
  return differences;
}

async function compareBalances(page, truth) {
  const shown = await balances(page);
  return Object.entries(truth.balances).flatMap(([name, yen]) => {
    const held = senOf(Number(yen).toFixed(2));
    return shown[name] === held ? [] : [`${name}: ${shown[name]} sen are shown, ${held} held`];
  });
}

/** The choice of the group says how many there are, and only those are listed. */
async function compareGroup(page, { source, group, ids }) {
  await page.goto(`/#/position/position?source=${source}&group=${group}`);
  const name = words.jp.position.count
    .replace('{{group}}', words.jp.trade.group[group])
    .replace('{{count}}', ids.length);
  const choice = page.getByRole('radio', { name, exact: true, checked: true }).filter({ visible: true });
  const counted = await choice
    .first()
    .waitFor({ timeout: patience })
    .catch(() => 'missing');
  const strange = (await idsOf(page, '#/position/positionDetail?id=')).filter((id) => !ids.includes(id));
  return [
    ...(counted === 'missing' ? [`${source}, ${group}: “${name}” is not shown`] : []),
    ...strange.map((id) => `${source}, ${group}: ${id} is shown and not held`),
  ];
}

/** Whatever a list shows is there, and it shows as many as it can. */
async function compareList(page, what, ids) {
  const [address, link] = lists[what];
  await page.goto(`/#${address}`);
  const expected = Math.min(ids.length, pageSize);
  const count = async () => (await idsOf(page, link)).length;
  await expect
    .poll(count, { timeout: patience })
    .toBe(expected)
    .catch(() => {});
  const shown = await idsOf(page, link);
  const strange = shown.filter((id) => !ids.includes(id)).map((id) => `${what}: ${id} is shown and unknown`);
  return shown.length === expected
    ? strange
    : [...strange, `${what}: ${shown.length} are shown, ${expected} held`];
}

/** The ids to which the visible links of a kind lead. */
async function idsOf(page, link) {
  const all = page.locator(`a[href^="${link}"]:visible`);
  const hashes = await all.evaluateAll((links) => links.map(({ hash }) => hash));
  return [...new Set(hashes.map((hash) => new URLSearchParams(hash.split('?')[1]).get('id')))];
}
