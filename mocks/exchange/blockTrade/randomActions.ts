import fc from 'fast-check';
import { stepPrice } from '../../../src/domain/market/ticks';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { closePosition } from '../trade/closePosition';
import { positionsIn } from '../trade/positionsOf';
import type { Member } from '../world';
import { applyForBlockTrade } from './apply';
import { blockTradeOffersAt } from './offers';
import { blockTradeReviewQueue } from './review';

interface Delay {
  /** Minutes after the previous action. */
  minutesLater: number;
}

/** A random action of a bidder or of the back office; it may be invalid. */
export type Action = Delay &
  (
    | { kind: 'bid'; which: number; lots: string; steps: number }
    | { kind: 'sell' }
    | { kind: 'decide'; verdict: 'pass' | 'reject' }
  );

const minutesLater = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 30 }) },
  { weight: 2, arbitrary: fc.constant(24 * 60) },
  { weight: 1, arbitrary: fc.integer({ min: 60, max: 5000 }) },
);

const bid = fc.record({
  kind: fc.constant('bid' as const),
  minutesLater,
  which: fc.nat({ max: 8 }),
  lots: fc.constantFrom('1', '2', '3', '10', '30', '0.5'),
  steps: fc.integer({ min: -1, max: 30 }),
});

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: bid },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sell' as const), minutesLater }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      minutesLater,
      verdict: fc.constantFrom('pass', 'reject'),
    }),
  },
);

/** Random actions of a bidder over several days. */
export const bidderActions: fc.Arbitrary<Action[]> = fc.array(action, { minLength: 3, maxLength: 30 });

/** Performs the action; a refusal is ignored. */
export function perform(exchange: Exchange, member: Member, one: Action): void {
  try {
    act(exchange, member, one);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
  }
}

function act(exchange: Exchange, member: Member, one: Action): void {
  if (one.kind === 'bid') {
    const offer = blockTradeOffersAt(exchange.market, exchange.now)[one.which];
    const price = stepPrice(String(offer?.minimumBid ?? 100), one.steps);
    applyForBlockTrade(exchange, member, { offerId: offer?.id ?? 'none', price, lots: one.lots });
  } else if (one.kind === 'sell') {
    for (const { id } of positionsIn(exchange, member, 'auction', 'inProgress'))
      closePosition(exchange, member, { id, priceType: 'market' });
  } else {
    for (const { id } of blockTradeReviewQueue.waiting(exchange))
      blockTradeReviewQueue.decide(exchange, id, one.verdict);
  }
}
