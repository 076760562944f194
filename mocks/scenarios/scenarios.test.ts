import { expect, test, vi } from 'vitest';
import { positionStatuses } from '../../src/domain/trade/tradeVocabulary';
import { accountView } from '../exchange/account/accountView';
import { openExchange } from '../exchange/openExchange';
import { ledgerErrors } from '../exchange/simulation/ledgerErrors';
import { resultErrors } from '../exchange/simulation/resultErrors';
import { sellableAtOf } from '../exchange/trade/sellableAt';
import type { PositionRecord } from '../exchange/world';
import { debtorWorld } from './debtorWorld';
import { investorWorld } from './investorWorld';
import { ipoWinnerWorld } from './ipoWinnerWorld';
import { limitUpWorld } from './limitUpWorld';
import { type ScenarioName, scenario, scenarioNames } from './scenarios';
import { traderWorld } from './traderWorld';
import { underReviewWorld, verifiedWorld } from './verifiedWorld';
import { whaleWorld } from './whaleWorld';

// Allows for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const worlds = new Map(
  Object.entries({
    debtorWorld,
    investorWorld,
    ipoWinnerWorld,
    limitUpWorld,
    traderWorld,
    underReviewWorld,
    verifiedWorld,
    whaleWorld,
  }),
);

function openScenario(name: ScenarioName) {
  const { now, build, account } = scenario(name);
  const exchange = openExchange(build(), now);
  const member = exchange.world.members[account ?? ''];
  return { exchange, member, positions: Object.values(exchange.world.positions) };
}

const withStatus = (positions: PositionRecord[], status: PositionRecord['status']) =>
  positions.filter((position) => position.status === status);

/** Limit of CPU time, in ms, independent of other tests. The whale needs a third of it. */
const cpuLimitMs = 4_000;

test.each([...worlds])('%s is built identically every time, within the time limit', (_, create) => {
  const before = process.cpuUsage();
  const world = create();
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(cpuLimitMs);
  expect(create()).toEqual(world);
});

test.each(scenarioNames)('%s gives every story a separate world with a balanced ledger', (name) => {
  const { build, now } = scenario(name);
  const exchange = openExchange(build(), now);
  expect(ledgerErrors(exchange)).toEqual([]);
  expect(resultErrors(exchange)).toEqual([]);
  for (const member of Object.values(exchange.world.members)) member.password = 'changed';
  expect(Object.values(build().members).map(({ password }) => password)).not.toContain('changed');
});

// The server keeps a world in memory, and a restarted one continues with what was written.
test.each(scenarioNames)('%s is the same world after it was written and read', (name) => {
  const world = scenario(name).build();
  expect(JSON.parse(JSON.stringify(world))).toStrictEqual(world);
});

test.each(scenarioNames)('%s has its own time and an existing member', (name) => {
  const { exchange, member } = openScenario(name);
  expect(exchange.now).toBe(scenario(name).now);
  expect(member?.account ?? null).toBe(scenario(name).account);
});

test('the trader has a position in every state', () => {
  const { positions, exchange } = openScenario('trader');
  for (const status of positionStatuses) expect(withStatus(positions, status)).not.toEqual([]);
  const holding = withStatus(positions, 'holding');
  const locked = holding.filter((position) => (sellableAtOf(exchange, position) ?? 0) > exchange.now);
  expect(locked).toHaveLength(1);
  expect(holding.length).toBeGreaterThan(2);
  expect(new Set(holding.map(({ side }) => side))).toEqual(new Set(['long', 'short']));
  const results = withStatus(positions, 'closed').map(({ realisedProfit }) =>
    Math.sign(Number(realisedProfit)),
  );
  expect(results.toSorted()).toEqual([-1, 1]);
  expect(Object.values(exchange.world.members)[0]?.watchlist).not.toEqual({});
});

test('the newcomer has no money, the demo ten million yen', () => {
  const assets = (['newcomer', 'demo'] as const).map((name) => {
    const { exchange, member } = openScenario(name);
    return member && accountView(exchange, member).totalAssets;
  });
  expect(assets).toEqual(['0', '10000000']);
});

test('orders of the trader have expired in the evening', () => {
  const { positions } = openScenario('marketClosed');
  expect(withStatus(positions, 'pendingOrder')).toEqual([]);
  expect(withStatus(positions, 'preparingToClose')).toEqual([]);
  expect(withStatus(openScenario('lunch').positions, 'pendingOrder')).toHaveLength(1);
});

test('an unknown scenario throws an error that lists all names', () => {
  expect(() => scenario('verifed' as ScenarioName)).toThrow(
    `There is no scenario “verifed”. There are ${scenarioNames.join(', ')}.`,
  );
});
