import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare } from '../../../src/domain/decimal';
import type { LoanStatus } from '../../../src/domain/loans/loansVocabulary';
import { expectSameSettlement } from '../expectSameSettlement';
import { openExchange } from '../openExchange';
import { testExchange } from '../testExchange';
import type { World } from '../world';
import { isOpen } from './loansOf';
import { loanView } from './loanView';
import { type Action, debtorActions, momentOf, perform } from './randomActions';

/** Runs the actions and inspects the world after each. */
function runActions(actions: Action[], inspect: (world: World) => void = () => {}): World {
  const { world, member, open } = testExchange('20000');
  let { now } = open('09:30');
  for (const action of actions) {
    now = momentOf(action, now);
    perform(openExchange(world, now), member, action);
    inspect(world);
  }
  return world;
}

function expectConsistent(world: World): void {
  const { ledger, loans, members } = world;
  expect(add(...Object.values(ledger.balances))).toBe('0');
  for (const [account, balance] of Object.entries(ledger.balances))
    if (!account.startsWith('house:')) expect(compare(balance, '0')).toBeGreaterThanOrEqual(0);
  const all = Object.values(loans.records);
  expect(all.filter(isOpen).length).toBeLessThanOrEqual(1);
  for (const loan of all) {
    const { amount, repayment, status } = loanView(openExchange(world, world.settledAt), loan);
    const { repaid, outstanding, interest } = repayment;
    const owed = status === 'passed' ? String(amount) : '0';
    expect(add(String(repaid), String(outstanding))).toBe(add(owed, String(interest)));
    expect(outstanding === '0').toBe(status !== 'passed' || loan.repaidAt !== null);
  }
  for (const { creditScore } of Object.values(members)) {
    expect(creditScore).toBeGreaterThanOrEqual(0);
    expect(creditScore).toBeLessThanOrEqual(100);
  }
}

test('after every action the ledger balances, and repaid plus outstanding equals amount plus interest', () => {
  fc.assert(
    fc.property(debtorActions, (actions) => {
      runActions(actions, expectConsistent);
    }),
    { numRuns: 60 },
  );
});

test('a decided loan never changes', () => {
  fc.assert(
    fc.property(debtorActions, (actions) => {
      const before = new Map<string, LoanStatus>();
      runActions(actions, ({ loans }) => {
        for (const { id, status } of Object.values(loans.records)) {
          const known = before.get(id) ?? 'awaitingAudit';
          if (known !== 'awaitingAudit') expect(status).toBe(known);
          before.set(id, status);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test('frequent and rare settling lead to the same world', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(debtorActions, pauses, (actions, minutes) => {
      expectSameSettlement(
        runActions(actions),
        minutes.map((pause) => pause * 60_000),
      );
    }),
    { numRuns: 60 },
  );
});
