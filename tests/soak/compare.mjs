import { importSource } from '../smoke/sources.mjs';
import { balances, senOf } from '../smoke/steps.mjs';
import { words } from '../smoke/words.mjs';

const { truthOf } = await importSource('tests/soak/truth.ts');

/** How long a list may take to show what it should, in ms. */
const patience = 6_000;
/** How long rows that were scrolled to may take to be drawn, in ms. */
const drawnMs = 120;

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
    differences.push(...(await compareList(page, what, ids, lists[what])));
  return differences;
}

async function compareBalances(page, truth) {
  const shown = await balances(page);
  return Object.entries(truth.balances).flatMap(([name, yen]) => {
    const held = senOf(Number(yen).toFixed(2));
    return shown[name] === held ? [] : [`${name}: ${shown[name]} sen are shown, ${held} held`];
  });
}

/** The choice of the group says how many there are, and all of them are listed. */
async function compareGroup(page, { source, group, ids }) {
  const address = `/position/position?source=${source}&group=${group}`;
  const { count } = words.jp.position;
  const name = count.replace('{{group}}', words.jp.trade.group[group]).replace('{{count}}', ids.length);
  await page.goto(`/#${address}`);
  const choice = page.getByRole('radio', { name, exact: true, checked: true }).filter({ visible: true });
  const isCounted = await choice
    .first()
    .waitFor({ timeout: patience })
    .then(() => true)
    .catch(() => false);
  const listed = await compareList(page, `${source}, ${group}`, ids, [
    address,
    '#/position/positionDetail?id=',
  ]);
  return isCounted ? listed : [`${source}, ${group}: “${name}” is not shown`, ...listed];
}

/** Whatever a list shows is held, and it shows all that is. */
async function compareList(page, what, ids, [address, link]) {
  await page.goto(`/#${address}`);
  const deadline = Date.now() + patience;
  // Something, or that there is nothing, has to be told first.
  await page
    .locator(`a[href^="${link}"]:visible, [data-state="empty"]:visible`)
    .first()
    .waitFor({ timeout: patience })
    .catch(() => {});
  let shown = await idsIn(page, link);
  while (shown.size < ids.length && Date.now() < deadline) shown = await idsIn(page, link);
  return [
    ...[...shown].filter((id) => !ids.includes(id)).map((id) => `${what}: ${id} is shown and not held`),
    ...ids.filter((id) => !shown.has(id)).map((id) => `${what}: ${id} is held and not shown`),
  ];
}

/** The ids to which the links of a kind lead, all the way down the list. */
async function idsIn(page, link) {
  const links = page.locator(`a[href^="${link}"]:visible`);
  const ids = new Set();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let isEnd = false; !isEnd; ) {
    await page.waitForTimeout(drawnMs);
    for (const hash of await links.evaluateAll((all) => all.map((each) => each.hash)))
      ids.add(new URLSearchParams(hash.split('?')[1]).get('id'));
    isEnd = await page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy(0, window.innerHeight / 2);
      return window.scrollY === before;
    });
  }
  return ids;
}
