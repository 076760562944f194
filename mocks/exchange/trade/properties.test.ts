import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { add, compare, subtract } from '../../../src/domain/decimal';
import type { PositionStatus } from '../../../src/domain/trade/tradeVocabulary';
import { accountView } from '../account/accountView';
import { hoursOf } from '../dayTrading/hours';
import { isWaiting } from '../dayTrading/statusOf';
import { expectSameSettlement } from '../expectSameSettlement';
import { balanceOf, type LedgerAccount, pocketOf } from '../ledger';
import { openExchange } from '../openExchange';
import { testExchange } from '../testExchange';
import type { World } from '../world';
import { costOfOpening, marginOf } from './costs';
import { isHeld } from './positionView';
import { type Action, memberActions, momentOf, perform } from './randomActions';

vi.setConfig({ testTimeout: 60_000 });

const funds = '10000000';

/** Runs the actions and inspects the world after each. */
function runActions(actions: Action[], inspect: (world: World) => void = () => {}): World {
  const { world, member, open } = testExchange(funds);
  let { now } = open('09:30');
  for (const action of actions) {
    now = momentOf(action, now);
    perform(openExchange(world, now), member, action);
    inspect(world);
  }
  return world;
}

function expectConsistent(world: World): void {
  const { ledger, positions, dayTrading } = world;
  const [member] = Object.values(world.members);
  if (!member) throw new Error('no member');
  const pocket = (name: Parameters<typeof pocketOf>[1]) => balanceOf(ledger, pocketOf(member.account, name));
  const all = Object.values(positions);
  expect(add(...Object.values(ledger.balances))).toBe('0');
  expect(compare(pocket('available'), '0')).toBeGreaterThanOrEqual(0);
  const waiting = [...all, ...Object.values(dayTrading.reservations)];
  expect(pocket('frozen')).toBe(add(...waiting.map(({ reserved }) => reserved)));
  expect(pocket('positionMargin')).toBe(add(...all.filter(isHeld).map(marginOf)));

  const account = accountView(openExchange(world, world.settledAt), member);
  const { totalAssets, profitAmount, unrealisedProfit } = account;
  expect(totalAssets).toBe(
    add(pocket('available'), pocket('frozen'), pocket('positionMargin'), String(unrealisedProfit)),
  );
  const paidFees = add(...all.filter(isHeld).map(({ purchaseFee }) => purchaseFee));
  const earned = subtract(add(funds, String(profitAmount), String(unrealisedProfit)), paidFees);
  expect(totalAssets).toBe(earned);
}

/** Statuses reachable between two inspections. A fill and its consequences can lie in between. */
const reachable: Record<PositionStatus, PositionStatus[]> = {
  pendingOrder: ['pendingOrder', 'holding', 'preparingToClose', 'cancelled', 'closed'],
  holding: ['holding', 'preparingToClose', 'closed'],
  preparingToClose: ['preparingToClose', 'holding', 'closed'],
  closed: ['closed'],
  cancelled: ['cancelled'],
};

test('after every action the ledger balances and every balance equals its parts', () => {
  fc.assert(
    fc.property(memberActions, (actions) => {
      runActions(actions, expectConsistent);
    }),
    { numRuns: 60 },
  );
});

test('every position changes only between legal states', () => {
  fc.assert(
    fc.property(memberActions, (actions) => {
      const before = new Map<string, PositionStatus>();
      runActions(actions, ({ positions }) => {
        for (const { id, status } of Object.values(positions)) {
          expect(reachable[before.get(id) ?? 'pendingOrder']).toContain(status);
          before.set(id, status);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test('balances are the sums of all entries, and each entry balances', () => {
  fc.assert(
    fc.property(memberActions, (actions) => {
      const { ledger } = runActions(actions);
      const lines = ledger.entries.flatMap((entry) => {
        expect(add(...entry.lines.map(({ amount }) => amount))).toBe('0');
        return entry.lines;
      });
      for (const account of Object.keys(ledger.balances) as LedgerAccount[]) {
        const own = lines.filter((line) => line.account === account);
        expect(balanceOf(ledger, account)).toBe(add(...own.map(({ amount }) => amount)));
      }
    }),
    { numRuns: 20 },
  );
});

test('the same seed and actions give the same world', () => {
  fc.assert(
    fc.property(memberActions, (actions) => {
      expect(runActions(actions)).toEqual(runActions(actions));
    }),
    { numRuns: 10 },
  );
});

test('frequent and rare settling lead to the same world', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(memberActions, pauses, (actions, minutes) => {
      expectSameSettlement(
        runActions(actions),
        minutes.map((pause) => pause * 60_000),
      );
    }),
    { numRuns: 60 },
  );
});

test('every ordered share is closed or held, and every part has paid its own fees', () => {
  fc.assert(
    fc.property(memberActions, (actions) => {
      const all = Object.values(runActions(actions).positions);
      for (const whole of all.filter(({ splitFrom }) => splitFrom === null)) {
        const parts = [whole, ...all.filter(({ splitFrom }) => splitFrom === whole.id)];
        const ordered = whole.history.findLast(({ kind }) => kind === 'ordered' || kind === 'amended');
        expect(parts.reduce((sum, { shares }) => sum + shares, 0)).toBe(ordered?.shares);
        if (whole.buyPrice === null) continue;
        const cost = costOfOpening({ ...whole, shares: ordered?.shares ?? 0 }, whole.buyPrice);
        const added = whole.history.flatMap(({ amount }) => amount ?? []);
        expect(add(...parts.map(({ originalMargin }) => originalMargin))).toBe(cost.margin);
        expect(add(...parts.map(({ purchaseFee }) => purchaseFee))).toBe(cost.purchaseFee);
        expect(add(...parts.map(({ addedMargin }) => addedMargin))).toBe(add(...added));
      }
    }),
    { numRuns: 60 },
  );
});

test('no day trade stays open beyond its day', () => {
  fc.assert(
    fc.property(memberActions, (actions) => {
      runActions(actions, ({ positions, dayTrading, settledAt }) => {
        for (const position of Object.values(positions)) {
          if (position.closesAt !== null && position.closesAt <= settledAt)
            expect(isHeld(position)).toBe(false);
        }
        for (const reservation of Object.values(dayTrading.reservations)) {
          if (hoursOf(reservation.appliedAt).openUntil <= settledAt)
            expect(isWaiting(reservation)).toBe(false);
        }
      });
    }),
    { numRuns: 20 },
  );
});
