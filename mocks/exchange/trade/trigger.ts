import { compare } from '../../../src/domain/decimal';
import type { Side } from '../../../src/domain/vocabulary';

/** A price in yen that something waits for, and from which side. */
export interface Trigger {
  direction: 'atOrBelow' | 'atOrAbove';
  price: string;
}

/** A long position is opened by buying, at most at the limit; a short one by selling, at least at the limit. */
export function openingTrigger(side: Side, limitPrice: string): Trigger {
  return { direction: side === 'long' ? 'atOrBelow' : 'atOrAbove', price: limitPrice };
}

/** Closing is the opposite of opening. */
export function closingTrigger(side: Side, limitPrice: string): Trigger {
  return { direction: side === 'long' ? 'atOrAbove' : 'atOrBelow', price: limitPrice };
}

/** A position is liquidated when the price turns against it. */
export function liquidationTrigger(side: Side, liquidationPrice: string): Trigger {
  return { direction: side === 'long' ? 'atOrBelow' : 'atOrAbove', price: liquidationPrice };
}

/** Whether the price has reached what is waited for. */
export function isReached({ direction, price: awaited }: Trigger, price: string): boolean {
  return direction === 'atOrBelow' ? compare(price, awaited) <= 0 : compare(price, awaited) >= 0;
}
