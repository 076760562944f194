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
import { closePosition } from '../trade/closePosition';
import { marginOf } from '../trade/costs';
import { openPosition } from '../trade/openPosition';
import { positionsOf } from '../trade/positionsOf';
import { isHeld } from '../trade/positionView';
import type { Member, World } from '../world';
import { applicationsOf } from './applicationsOf';
import { buybackOffersAt } from './offers';
import { cancelTender, tenderShares } from './tender';

interface Action {
  kind: 'buy' | 'tender' | 'close' | 'cancel' | 'pass' | 'reject';
  minutes: number;
  which: number;
  lots: string;
}

const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('buy', 'buy', 'tender', 'tender', 'tender', 'close', 'cancel', 'pass', 'reject'),
    minutes: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 25 }) },
      { weight: 1, arbitrary: fc.constantFrom(24 * 60, 4 * 24 * 60) },
    ),
    which: fc.nat({ max: 3 }),
    lots: fc.constantFrom('1', '2', '5'),
  }),
  { minLength: 3, maxLength: 25 },
);

const funds = '100000000';

function runActions(days: Action[], inspect: (world: World, member: Member) => void = () => {}): World {
  const { world, member, open } = testExchange(funds);
  let { now } = open('09:30');
  for (const action of days) {
    now += action.minutes * 60_000;
    perform(openExchange(world, now), member, action);
    inspect(world, member);
  }
  return world;
}

function perform(exchange: Exchange, member: Member, { kind, which, lots }: Action): void {
  const offer = buybackOffersAt(exchange.market, exchange.now)[which];
  const application = applicationsOf(exchange, member)[which];
  const held = positionsOf(exchange, member).filter(isHeld);
  try {
    if (kind === 'buy' && offer) {
      const order = { side: 'long', priceType: 'market', leverage: 5, lots } as const;
      openPosition(exchange, member, { ...order, symbol: offer.listing.symbol });
    } else if (kind === 'close' && held[which]) {
      closePosition(exchange, member, { id: held[which].id, priceType: 'market', lots });
    } else if (kind === 'tender' && offer) {
      const position = held.find(({ symbol }) => symbol === offer.listing.symbol);
      if (position) tenderShares(exchange, member, { offerId: offer.id, positionId: position.id, lots });
    } else if (kind === 'cancel' && application) cancelTender(exchange, member, application.id);
    else if ((kind === 'pass' || kind === 'reject') && application) {
      decideReview(exchange, 'buyback', application.id, kind);
    }
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
  }
}

const final: OfferApplicationStatus[] = ['passed', 'rejected', 'cancelled'];

test('the ledger balances, margins equal the held positions, and no more is sold than was tendered', () => {
  fc.assert(
    fc.property(actions, (days) => {
      const before = new Map<string, OfferApplicationStatus>();
      runActions(days, ({ ledger, buyback, positions }, { account }) => {
        const held = Object.values(positions).filter(isHeld);
        expect(add(...Object.values(ledger.balances))).toBe('0');
        expect(balanceOf(ledger, pocketOf(account, 'positionMargin'))).toBe(add(...held.map(marginOf)));
        for (const { id, status, shares, acceptedShares, sold } of Object.values(buyback.applications)) {
          const earlier = before.get(id);
          if (earlier !== undefined && final.includes(earlier)) expect(status).toBe(earlier);
          before.set(id, status);
          expect(acceptedShares).toBeLessThanOrEqual(shares);
          expect(acceptedShares > 0).toBe(status === 'passed');
          if (sold !== null)
            expect(positions[sold]).toMatchObject({ status: 'closed', shares: acceptedShares });
        }
      });
    }),
    { numRuns: 25 },
  );
});

test('frequent and rare settling lead to the same world', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 6000 }), { maxLength: 8 });
  fc.assert(
    fc.property(actions, pauses, (days, minutes) => {
      expectSameSettlement(
        runActions(days),
        minutes.map((pause) => pause * 60_000),
      );
    }),
    { numRuns: 20 },
  );
});
