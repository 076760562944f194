import { proportion } from '../../../src/domain/proportion';
import type { Exchange } from '../exchange';
import { newNumbers } from '../numbers';
import { setEntry } from '../setEntry';
import type { PositionRecord } from '../world';

/**
 * Makes some shares of a position a record of its own, with their part of its margin and purchase fee: what is rounded
 * off one stays with the other. No money moves. Whoever splits a part off closes it at once.
 */
export function splitOff(exchange: Exchange, position: PositionRecord, shares: number): PositionRecord {
  const margin = proportion(position.originalMargin, shares, position.shares);
  const added = proportion(position.addedMargin, shares, position.shares);
  const fee = proportion(position.purchaseFee, shares, position.shares);
  const part: PositionRecord = {
    ...position,
    ...newNumbers(exchange, 'P'),
    shares,
    originalMargin: margin.part,
    addedMargin: added.part,
    purchaseFee: fee.part,
    ...{ status: 'holding', closeLimitPrice: null, closeShares: null, splitFrom: position.id },
    // It was bought with the whole. Margin was added to the whole, and other parts of it may wait to be closed.
    history: position.history
      .filter(({ kind }) => kind === 'ordered' || kind === 'filled')
      .map((event) => ({ ...event, shares })),
  };
  Object.assign(position, {
    shares: position.shares - shares,
    originalMargin: margin.rest,
    addedMargin: added.rest,
    purchaseFee: fee.rest,
  } satisfies Partial<PositionRecord>);
  setEntry(exchange.world.positions, part.id, part);
  return part;
}
