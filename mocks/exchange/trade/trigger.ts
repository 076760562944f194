import { compare } from '../../../src/domain/decimal';
import type { MarketSide } from '../../../src/domain/trade/orderConditions';
import type { Side } from '../../../src/domain/trade/tradeVocabulary';

/** A price in yen that triggers an event, and its direction. */
export interface Trigger {
  direction: 'atOrBelow' | 'atOrAbove';
  price: string;
}

/** A long position is opened by buying at or below the limit, a short one by selling at or above it. */
export function openingTrigger(side: Side, limitPrice: string): Trigger {
  return { direction: side === 'long' ? 'atOrBelow' : 'atOrAbove', price: limitPrice };
}

/** Closing uses the opposite direction of opening. */
export function closingTrigger(side: Side, limitPrice: string): Trigger {
  return { direction: side === 'long' ? 'atOrAbove' : 'atOrBelow', price: limitPrice };
}

/** A stop that buys waits for a higher price, one that sells for a lower one. */
export const stopDirection = (marketSide: MarketSide): Trigger['direction'] =>
  marketSide === 'buy' ? 'atOrAbove' : 'atOrBelow';

/** A position is liquidated when the price moves against it. */
export function liquidationTrigger(side: Side, liquidationPrice: string): Trigger {
  return { direction: side === 'long' ? 'atOrBelow' : 'atOrAbove', price: liquidationPrice };
}

/** Whether the price has reached the trigger. */
export function isReached({ direction, price: awaited }: Trigger, price: string): boolean {
  return direction === 'atOrBelow' ? compare(price, awaited) <= 0 : compare(price, awaited) >= 0;
}
