import { importTypeScript } from '../../scripts/importTypeScript.mjs';
import { balances, senOf } from '../smoke/steps.mjs';
import { words } from '../smoke/words.mjs';

/** @import { Page } from 'playwright' */
/** @import { World } from '../../mocks/exchange/world' */
/** @import { Exchange } from '../smoke/server.mjs' */

/** @type {typeof import('./exchangeState.ts')} */
const { readExchangeState } = await importTypeScript('tests/soak/exchangeState.ts');

/** Limit for a list to show its records. */
const timeoutMs = 6_000;
/** Time for rows to be rendered after scrolling, in ms. */
const drawnMs = 120;

/** Lists of records: address, and how links to records begin. */
const lists = /** @type {const} */ ([
  { what: 'deposits', address: '/user/rechargeChannel?view=records', link: '#/user/rechargeChannel?id=' },
  { what: 'withdrawals', address: '/user/withdraw?view=records', link: '#/user/withdraw?id=' },
  { what: 'loans', address: '/user/jkjl', link: '#/user/jkjl?id=' },
  {
    what: 'copyTrades',
    address: '/gdindex/gdList?tab=copyTrading',
    link: '#/gdindex/gdList?tab=copyTrading&id=',
  },
  { what: 'lockUps', address: '/gdindex/gdList?tab=lockUp', link: '#/gdindex/gdList?tab=lockUp&id=' },
]);

/** @typedef {ReturnType<typeof readExchangeState>} State */

/**
 * Compares the records of the exchange with what the screens show in Japanese. Resolves with the differences.
 *
 * @param {Page} page
 * @param {Exchange} exchange
 * @returns {Promise<string[]>}
 */
export async function compareScreens(page, { readWorld }) {
  const state = readExchangeState(await readWorld());
  const differences = state.problems.map((problem) => `ledger of the exchange: ${problem}`);
  differences.push(...(await compareBalances(page, state)));
  for (const group of state.positions) differences.push(...(await compareGroup(page, group)));
  for (const { what, ...list } of lists)
    differences.push(...(await compareList(page, what, state.records[what], list)));
  return differences;
}

/**
 * @param {Page} page
 * @param {State} state
 */
async function compareBalances(page, state) {
  const shown = await balances(page);
  return /** @type {const} */ (['available', 'frozen', 'realised']).flatMap((name) => {
    const held = senOf(Number(state.balances[name]).toFixed(2));
    return shown[name] === held ? [] : [`${name}: ${shown[name]} sen shown, ${held} expected`];
  });
}

/**
 * Checks the count in the group's radio button, and the list.
 *
 * @param {Page} page
 * @param {State['positions'][number]} listed
 */
async function compareGroup(page, { source, group, ids }) {
  const address = `/position/position?source=${source}&group=${group}`;
  const { count } = words.jp.position;
  const name = count
    .replace('{{group}}', words.jp.position.group[group])
    .replace('{{count}}', String(ids.length));
  await page.goto(`/#${address}`);
  const choice = page.getByRole('radio', { name, exact: true, checked: true }).filter({ visible: true });
  const isCounted = await choice
    .first()
    .waitFor({ timeout: timeoutMs })
    .then(() => true)
    .catch(() => false);
  const list = { address, link: '#/position/positionDetail?id=' };
  const listed = await compareList(page, `${source}, ${group}`, ids, list);
  return isCounted ? listed : [`${source}, ${group}: “${name}” is not shown`, ...listed];
}

/**
 * Checks that a list shows exactly the records of the exchange.
 *
 * @param {Page} page
 * @param {string} what
 * @param {string[]} ids
 * @param {{ address: string, link: string }} list
 */
async function compareList(page, what, ids, { address, link }) {
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

/**
 * Ids in links of one kind, collected by scrolling to the end of the list.
 *
 * @param {Page} page
 * @param {string} link
 */
async function idsIn(page, link) {
  const hashesOf = (/** @type {HTMLAnchorElement[]} */ all) => all.map((each) => each.hash);
  const links = page.locator(`a[href^="${link}"]:visible`);
  const ids = new Set();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let isEnd = false; !isEnd; ) {
    await page.waitForTimeout(drawnMs);
    for (const hash of await links.evaluateAll(hashesOf))
      ids.add(new URLSearchParams(hash.split('?')[1]).get('id'));
    isEnd = await page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy(0, window.innerHeight / 2);
      return window.scrollY === before;
    });
  }
  return ids;
}
