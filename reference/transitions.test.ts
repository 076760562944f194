import { expect, it } from 'vitest';
import { openExchange } from '../mocks/exchange/openExchange';
import { registerMembers, simulate } from '../mocks/exchange/simulation/simulate';
import { newWorld } from '../mocks/exchange/world';
import { at, seed } from '../mocks/scenarios/clock';
import { statusesIn } from './statusesIn';
import { leads, lifeCycles } from './transitions';

it.each(lifeCycles)('$of can reach each of its statuses', ({ statuses, begins, transitions }) => {
  const reached = new Set([...begins, ...transitions.map(({ to }) => to)]);
  expect([...reached].sort()).toEqual([...statuses].sort());
});

const minute = 60_000;

/** Transitions observed while members act for a day, and in the weeks after. */
function observedTransitions(): [of: string, from: string, to: string][] {
  const world = newWorld(seed, at('2026-11-20', '08:50'));
  // Enough members for one to win an IPO lottery.
  const members = registerMembers(world, 20);
  const before = new Map<string, string>();
  const seen = new Map<string, [string, string, string]>();
  const look = (now: number) => {
    for (const [of, id, status] of statusesIn(openExchange(world, now))) {
      const from = before.get(id) ?? status;
      if (from !== status) seen.set(`${of} ${from} ${status}`, [of, from, status]);
      before.set(id, status);
    }
  };
  for (let now = at('2026-11-20', '08:55'); now < at('2026-11-20', '19:40'); now += 3 * minute) {
    simulate(world, members, { from: now, until: now, everyMs: minute, actionsEach: 3, seed: now });
    look(now);
  }
  for (let now = at('2026-11-21', '00:00'); now < at('2026-12-12', '00:00'); now += 60 * minute) look(now);
  return [...seen.values()];
}

it('lists every transition that happens on the exchange', () => {
  const seen = observedTransitions();
  const strange = seen.filter(([of, from, to]) => {
    const life = lifeCycles.find((one) => one.of === of);
    return !life || !leads(life, from, to);
  });
  expect(strange).toEqual([]);
  expect(seen.length).toBeGreaterThan(15);
});
