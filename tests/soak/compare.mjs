import { importSource } from '../smoke/sources.mjs';
import { balances, senOf } from '../smoke/steps.mjs';
import { words } from '../smoke/words.mjs';

const { readExchangeState } = await importSource('tests/soak/exchangeState.ts');

/** Limit for a list to show its records. */
const timeoutMs = 6_000;
/** Time for rows to be rendered after scrolling, in ms. */
const drawnMs = 120;

/** Lists of records: address, and how links to records begin. */
const lists = {
  deposits: ['/user/rechargeChannel?view=records', '#/user/rechargeChannel?id='],
  withdrawals: ['/user/withdraw?view=records', '#/user/withdraw?id='],
  loans: ['/user/jkjl', '#/user/jkjl?id='],
  copyTrades: ['/gdindex/gdList?tab=copyTrading', '#/gdindex/gdList?tab=copyTrading&id='],
  lockUps: ['/gdindex/gdList?tab=lockUp', '#/gdindex/gdList?tab=lockUp&id='],
};

/** Compares the records of the exchange with what the screens show in Japanese. Resolves with the differences. */
export async function compareScreens(page, { readWorld }) {
  const state = readExchangeState(await readWorld());
  const differences = state.problems.map((problem) => `ledger of the exchange: ${problem}`);
  differences.push(...(await compareBalances(page, state)));
  for (const group of state.positions) differences.push(...(await compareGroup(page, group)));
  for (const [what, ids] of Object.entries(state.records))
    differences.push(...(await compareList(page, what, ids, lists[what])));
  return differences;
}

async function compareBalances(page, state) {
  const shown = await balances(page);
  return Object.entries(state.balances).flatMap(([name, yen]) => {
    const held = senOf(Number(yen).toFixed(2));
    return shown[name] === held ? [] : [`${name}: ${shown[name]} sen shown, ${held} expected`];
  });
}

/** Checks the count in the group's radio button, and the list. */
async function compareGroup(page, { source, group, ids }) {
  const address = `/position/position?source=${source}&group=${group}`;
  const { count } = words.jp.position;
  const name = count.replace('{{group}}', words.jp.position.group[group]).replace('{{count}}', ids.length);
  await page.goto(`/#${address}`);
  const choice = page.getByRole('radio', { name, exact: true, checked: true }).filter({ visible: true });
  const isCounted = await choice
    .first()
    .waitFor({ timeout: timeoutMs })
    .then(() => true)
    .catch(() => false);
  const listed = await compareList(page, `${source}, ${group}`, ids, [
    address,
    '#/position/positionDetail?id=',
  ]);
  return isCounted ? listed : [`${source}, ${group}: “${name}” is not shown`, ...listed];
}

/** Checks that a list shows exactly the records of the exchange. */
async function compareList(page, what, ids, [address, link]) {
  await page.goto(`/#${address}`);
  const deadline = Date.now() + timeoutMs;
  // Waits for the first row or the empty state.
  await page
    .locator(`a[href^="${link}"]:visible, [data-state="empty"]:visible`)
    .first()
    .waitFor({ timeout: timeoutMs })
    .catch(() => {});
  let shown = await idsIn(page, link);
  while (shown.size < ids.length && Date.now() < deadline) shown = await idsIn(page, link);
  return [
    ...[...shown].filter((id) => !ids.includes(id)).map((id) => `${what}: ${id} is shown but does not exist`),
    ...ids.filter((id) => !shown.has(id)).map((id) => `${what}: ${id} exists but is not shown`),
  ];
}

/** Ids in links of one kind, collected by scrolling to the end of the list. */
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
