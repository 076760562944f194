import { describe, expect, it } from 'vitest';
import { at } from '../../scenarios/clock';
import { openExchange } from '../openExchange';
import { registerMembers, simulate } from '../simulation/simulate';
import { testExchange } from '../testExchange';
import { accountView } from './accountView';
import { assetHistory, assetsAt } from './assetHistory';
import { creditFunds } from './creditFunds';

const hour = 3_600_000;

it('is what the account said at every moment, whatever happened since', () => {
  const { world } = testExchange();
  const members = registerMembers(world, 4);
  const seen = new Map(
    members.map((member) => [member, new Map<number, { totalAssets: string; borrowed: string }>()]),
  );
  for (let now = at('2026-11-20', '09:30'); now < at('2026-12-04', '16:00'); now += 2 * hour) {
    simulate(world, members, { from: now, until: now, everyMs: 1, actionsEach: 30, seed: now });
    const exchange = openExchange(world, now + 1);
    for (const [member, moments] of seen) {
      const { totalAssets, borrowedAmount } = accountView(exchange, member);
      moments.set(exchange.now, { totalAssets: String(totalAssets), borrowed: String(borrowedAmount) });
    }
  }
  const later = openExchange(world, at('2026-12-10', '12:00'));
  for (const [member, moments] of seen) {
    const expected = [...moments].map(([moment, amounts]) => ({ at: moment, ...amounts }));
    expect(expected.length).toBeGreaterThan(100);
    expect(assetsAt(later, member, [...moments.keys()])).toEqual(expected);
  }
});

describe('a range', () => {
  const { world } = testExchange();
  const [member] = registerMembers(world, 1);
  if (!member) throw new Error('nobody registered');
  const registered = world.settledAt;

  it('begins at the close before, and ends now', () => {
    const now = at('2026-12-04', '10:02');
    const { points } = assetHistory(openExchange(world, now), member, 'day');
    expect(points.map((point) => Date.parse(String(point.at)))).toEqual([
      at('2026-12-03', '15:30'),
      ...['09:00', '09:05', '09:10', '09:15', '09:20', '09:25', '09:30'].map((time) =>
        at('2026-12-04', time),
      ),
      ...['09:35', '09:40', '09:45', '09:50', '09:55', '10:00'].map((time) => at('2026-12-04', time)),
      now,
    ]);
  });

  it.each([
    ['week', '2026-11-26'],
    ['month', '2026-11-02'],
    ['year', '2025-12-05'],
  ] as const)('of a %s begins at a close, or when the member registered', (range, date) => {
    const { points } = assetHistory(openExchange(world, at('2026-12-04', '10:02')), member, range);
    const [first] = points;
    expect(Date.parse(String(first?.at))).toBeGreaterThanOrEqual(Math.max(registered, at(date, '15:30')));
    expect(points.length).toBeLessThanOrEqual(61);
  });

  it('of years has few points, and the last close', () => {
    const { points } = assetHistory(openExchange(world, at('2028-11-20', '10:02')), member, 'all');
    expect(points.length).toBeGreaterThan(50);
    expect(points.length).toBeLessThanOrEqual(61);
    expect(Date.parse(String(points.at(-2)?.at))).toBe(at('2028-11-17', '15:30'));
  });

  it('tells deposits, and withdrawals once they are paid', () => {
    creditFunds(openExchange(world, at('2028-11-21', '10:00')), member, '5000');
    const { movements } = assetHistory(openExchange(world, at('2028-11-21', '11:00')), member, 'day');
    expect(movements).toMatchObject([{ amount: '5000' }]);
  });
});
