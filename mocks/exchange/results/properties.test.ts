import { expect, test, vi } from 'vitest';
import type { ResultType } from '../../../src/domain/results/resultsVocabulary';
import { at } from '../../scenarios/clock';
import { openExchange } from '../openExchange';
import { resultErrors } from '../simulation/resultErrors';
import { registerMembers, simulate } from '../simulation/simulate';
import { newWorld } from '../world';
import { resultsOf } from './resultsOf';

/** Each member of a simulated market has a history. 10,000 take about ten minutes: `RESULT_HISTORIES=10000`. */
const histories = Number(process.env.RESULT_HISTORIES ?? 100);
const membersEach = 50;
const minute = 60_000;

const frequent: readonly ResultType[] = [
  'positionClosed',
  'positionLiquidated',
  'buybackSold',
  'copyTradeEnded',
  'lockUpIncome',
  'loanRepaid',
];

vi.setConfig({ testTimeout: 3_600_000 });

/** Days of trading: enough for new issues to be drawn, paid and listed, and for products to end. */
const days = [
  '11-16',
  '11-17',
  '11-18',
  '11-19',
  '11-20',
  '11-24',
  '11-25',
  '11-26',
  '11-27',
  '12-01',
  '12-03',
  '12-21',
];

test(`results equal the ledger in ${histories} random histories`, () => {
  /** Number of results by type. */
  const realised = new Map<string, number>();
  for (let seed = 0; seed < histories / membersEach; seed += 1) {
    const world = newWorld(seed, at('2026-11-16', '08:50'));
    const members = registerMembers(world, membersEach);
    for (const [index, day] of days.entries())
      simulate(world, members, {
        from: at(`2026-${day}`, '09:00'),
        until: at(`2026-${day}`, '16:00'),
        everyMs: 30 * minute,
        actionsEach: 20,
        seed: seed * days.length + index,
      });
    expect(resultErrors(openExchange(world, at('2026-12-21', '20:00')))).toEqual([]);
    const later = openExchange(world, at('2027-02-10', '16:30'));
    expect(resultErrors(later)).toEqual([]);
    for (const { view } of members.flatMap((member) => resultsOf(later, member))) {
      const { type } = view();
      realised.set(type, (realised.get(type) ?? 0) + 1);
    }
  }
  console.info(Object.fromEntries(realised));
  for (const type of frequent) expect([type, realised.has(type)]).toEqual([type, true]);
});
