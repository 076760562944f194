import { NothingToDo } from '../member.mjs';

/** @import { Member } from '../member.mjs' */
/** @import { WalkMeans } from './walks.mjs' */

/*
 * Walks that do not move money.
 */

const stockLinks = 'a[href^="#/market/marketDetail?symbol="]';

/** @param {WalkMeans} means */
export async function lookAtStock({ member, chance }) {
  await member.choose('/market/market');
  await member.tapOn(member.page.locator(stockLinks));
  const periods = Object.values(member.words.market.chart.periods);
  await member.tap('button', chance.pick(periods) ?? '');
  await member.back();
}

/**
 * Adds a stock to the watchlist, or removes it.
 *
 * @param {WalkMeans} means
 */
export async function starStock({ member, ask, chance }) {
  const page = { sort: 'code', direction: 'ascending', offset: chance.below(200), limit: 1 };
  const { items } = await ask('/stock/List', page);
  await member.go(`/market/marketDetail?symbol=${items[0]?.symbol}`);
  await member.tapOn(member.page.locator('header button[aria-pressed]'));
  await member.back();
}

/** @param {WalkMeans} means */
export async function searchStock({ member, chance }) {
  await member.choose('/home/search');
  await member.type(member.words.search.label, chance.pick(['10', 'リ', 'A', '12']) ?? '');
  await member.tapOn(member.page.locator(stockLinks));
  await member.back();
}

/** @param {WalkMeans} means */
export async function readNews({ member }) {
  await member.choose('/home/index');
  await member.tapOn(member.page.locator('a[href^="#/home/DetailsPage?id="]'));
  await member.back();
}

/** @param {WalkMeans} means */
export async function readNotice({ member }) {
  await member.go('/user/msgInfo');
  await member.tapOn(member.page.locator('a[href^="#/user/msgInfo?id="]'));
  await member.back();
}

/** @param {WalkMeans} means */
export async function lookAtPositions({ member, chance }) {
  await member.choose('/position/position');
  const { source } = member.words.position;
  const tabs = Object.values(source).filter((name) => name !== source.label);
  await member.tap('tab', chance.pick(tabs) ?? '');
  const position = member.page.locator('a[href^="#/position/positionDetail?id="]');
  const empty = emptyStateOf(member);
  await member.visible(position.or(empty)).first().waitFor();
  if (await member.isThere(empty)) throw new NothingToDo('nothing is open');
  await member.tapOn(position);
  await member.back();
}

/**
 * Empty states of the tabs.
 *
 * @param {Member} member
 */
const emptyStateOf = ({ page, words }) =>
  Object.values(words.position.empty)
    .map(({ inProgress }) => page.getByText(inProgress, { exact: true }))
    .reduce((one, other) => one.or(other));

const records = [
  '/user/FundingDetails',
  '/market/subscribeRecord',
  '/common/dividend3',
  '/common/dividend?tab=mine',
  '/home/worthList',
  '/common/dayTrading?tab=details',
  '/gdindex/gdList?tab=lockUp',
  '/user/rechargeChannel?view=records',
  '/user/withdraw?view=records',
  '/user/exchange?tab=records',
  '/user/jkjl',
];

/**
 * Looks through some of the records.
 *
 * @param {WalkMeans} means
 */
export async function lookThroughRecords({ member, chance }) {
  for (let count = 0; count < 3; count += 1) await member.go(chance.pick(records) ?? '');
  await member.back();
}
