import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add } from '../../../src/domain/decimal';
import type { OfferApplicationStatus } from '../../../src/domain/products/productsVocabulary';
import { decideReview } from '../backOffice';
import type { Exchange } from '../exchange';
import { expectSameSettlement } from '../expectSameSettlement';
import { balanceOf, pocketOf } from '../ledger';
import { openExchange } from '../openExchange';
import { Refusal } from '../refusal';
import { testExchange } from '../testExchange';
import type { Member, World } from '../world';
import { applicationsOf } from './applicationsOf';
import { applyForValueStock } from './apply';
import { cancelApplication } from './decide';
import { valueOffersAt } from './offers';

type Action = {
  kind: 'apply' | 'cancel' | 'pass' | 'reject';
  minutes: number;
  which: number;
  lots: string;
};

const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('apply', 'apply', 'apply', 'cancel', 'pass', 'reject'),
    minutes: fc.integer({ min: 0, max: 9 }),
    which: fc.nat({ max: 3 }),
    lots: fc.constantFrom('1', '2', '3'),
  }),
  { minLength: 2, maxLength: 20 },
);

function runActions(days: Action[], inspect: (world: World, member: Member) => void = () => {}): World {
  const { world, member, open } = testExchange('20000000');
  let { now } = open('09:30');
  for (const action of days) {
    now += action.minutes * 60_000;
    perform(openExchange(world, now), member, action);
    inspect(world, member);
  }
  return world;
}

function perform(exchange: Exchange, member: Member, { kind, which, lots }: Action): void {
  const offer = valueOffersAt(exchange.market, exchange.now)[which];
  const application = applicationsOf(exchange, member)[which];
  try {
    if (kind === 'apply' && offer) applyForValueStock(exchange, member, { offerId: offer.id, lots });
    else if (kind === 'cancel' && application) cancelApplication(exchange, member, application.id);
    else if ((kind === 'pass' || kind === 'reject') && application)
      decideReview(exchange, 'valueStock', application.id, kind);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
  }
}

const final: OfferApplicationStatus[] = ['passed', 'rejected', 'cancelled'];

test('the ledger balances, pending applications are frozen, decided ones never change', () => {
  fc.assert(
    fc.property(actions, (days) => {
      const before = new Map<string, OfferApplicationStatus>();
      runActions(days, ({ ledger, valueStock, positions }, { account }) => {
        const all = Object.values(valueStock.applications);
        const waiting = all.filter(({ status }) => status === 'pendingReview');
        expect(add(...Object.values(ledger.balances))).toBe('0');
        expect(balanceOf(ledger, pocketOf(account, 'frozen'))).toBe(
          add(...waiting.flatMap(({ turnover, purchaseFee }) => [turnover, purchaseFee])),
        );
        expect(balanceOf(ledger, pocketOf(account, 'positionMargin'))).toBe(
          add(...Object.values(positions).map(({ originalMargin }) => originalMargin)),
        );
        for (const { id, status } of all) {
          const earlier = before.get(id);
          if (earlier !== undefined && final.includes(earlier)) expect(status).toBe(earlier);
          before.set(id, status);
        }
      });
    }),
    { numRuns: 25 },
  );
});

test('frequent and rare settling lead to the same world', () => {
  fc.assert(
    fc.property(actions, fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 8 }), (days, pauses) => {
      expectSameSettlement(
        runActions(days),
        pauses.map((pause) => pause * 1000),
      );
    }),
    { numRuns: 25 },
  );
});
