import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, subtract } from '../../../src/domain/decimal';
import type { TransferStatus } from '../../../src/domain/transfers/transfersVocabulary';
import type { Exchange } from '../exchange';
import { expectSameSettlement } from '../expectSameSettlement';
import { prepareForWithdrawal } from '../identity/seed';
import { balanceOf, pocketOf } from '../ledger';
import { openExchange } from '../openExchange';
import { Refusal } from '../refusal';
import { testExchange } from '../testExchange';
import { cancelWithdrawal } from '../withdrawals/withdrawals';
import type { Member, World } from '../world';
import type { TransferRecord } from './records';
import { depositReviewQueue, withdrawReviewQueue } from './review';
import { requestDeposit, requestWithdrawal } from './seed';
import { transfersOf } from './transfersOf';

const funds = '700000';

interface Action {
  kind: 'deposit' | 'withdraw' | 'cancel' | 'pass' | 'reject';
  amount: string;
  minutesLater: number;
}

const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('deposit', 'withdraw', 'withdraw', 'cancel', 'pass', 'reject'),
    amount: fc.oneof(fc.integer({ min: 1, max: 900_000 }), fc.constantFrom(10_000, 300_000)).map(String),
    minutesLater: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(0, 15, 600)),
  }),
  { minLength: 1, maxLength: 25 },
);

function perform(exchange: Exchange, member: Member, { kind, amount }: Action): void {
  try {
    if (kind === 'deposit') requestDeposit(exchange, member, amount, 'asagiri');
    else if (kind === 'withdraw') requestWithdrawal(exchange, member, amount);
    else if (kind === 'cancel') cancelLatest(exchange, member);
    else decideAll(exchange, kind);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
  }
}

function cancelLatest(exchange: Exchange, member: Member): void {
  const [latest] = transfersOf(exchange.world.transfers.withdrawals, member);
  if (latest) cancelWithdrawal(exchange, member, latest.id);
}

function decideAll(exchange: Exchange, verdict: 'pass' | 'reject'): void {
  for (const queue of [depositReviewQueue, withdrawReviewQueue]) {
    for (const { id } of queue.waiting(exchange)) queue.decide(exchange, id, verdict);
  }
}

/** Runs the actions and inspects the world after each. */
function runActions(all: Action[], inspect: (world: World) => void = () => {}): World {
  const { world, member, open } = testExchange(funds);
  let { now } = open('10:00');
  prepareForWithdrawal(open('10:00'), member);
  for (const action of all) {
    now += action.minutesLater * 60_000;
    perform(openExchange(world, now), member, action);
    inspect(world);
  }
  return world;
}

const sumOf = (transfers: TransferRecord[], ...statuses: TransferStatus[]) =>
  add(...transfers.filter(({ status }) => statuses.includes(status)).map(({ amount }) => amount));

test('every balance equals the sum of the transfers', () => {
  fc.assert(
    fc.property(actions, (all) => {
      runActions(all, ({ ledger, transfers, members }) => {
        const [member] = Object.values(members);
        const pocket = (name: 'available' | 'frozen') =>
          balanceOf(ledger, pocketOf(member?.account ?? '', name));
        const paidIn = sumOf(Object.values(transfers.deposits), 'success');
        const out = Object.values(transfers.withdrawals);
        const frozen = sumOf(out, 'pendingReview', 'passed');
        expect(add(...Object.values(ledger.balances))).toBe('0');
        expect(pocket('frozen')).toBe(frozen);
        expect(pocket('available')).toBe(subtract(add(funds, paidIn), add(frozen, sumOf(out, 'success'))));
        expect(compare(pocket('available'), '0')).toBeGreaterThanOrEqual(0);
      });
    }),
    { numRuns: 60 },
  );
});

/** Statuses reachable between two inspections (specification 4). */
const reachable: Record<TransferStatus, TransferStatus[]> = {
  pendingReview: ['pendingReview', 'passed', 'rejected', 'success'],
  passed: ['passed', 'success'],
  rejected: ['rejected'],
  success: ['success'],
};

test('every transfer changes only between legal statuses, and only one of a kind is under review', () => {
  fc.assert(
    fc.property(actions, (all) => {
      const before = new Map<string, TransferStatus>();
      runActions(all, ({ transfers }) => {
        const kinds = [Object.values(transfers.deposits), Object.values(transfers.withdrawals)];
        for (const kind of kinds)
          expect(kind.filter(({ status }) => status === 'pendingReview').length).toBeLessThanOrEqual(1);
        for (const { id, status } of kinds.flat()) {
          expect(reachable[before.get(id) ?? 'pendingReview']).toContain(status);
          before.set(id, status);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test('frequent and rare settling lead to the same world', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(actions, pauses, (all, tenths) => {
      expectSameSettlement(
        runActions(all),
        tenths.map((pause) => pause * 6000),
      );
    }),
    { numRuns: 60 },
  );
});
