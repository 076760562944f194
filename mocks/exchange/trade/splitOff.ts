import { splitByShares } from '../arithmetic/trade';
import type { Exchange } from '../exchange';
import { newNumbers } from '../numbers';
import { setEntry } from '../setEntry';
import type { PositionRecord } from '../world';

/**
 * Splits shares of a position into a separate record, with their part of the margin and purchase fee. Rounding
 * differences stay with the rest. No money moves. The caller closes the part at once.
 */
export function splitOff(exchange: Exchange, position: PositionRecord, shares: number): PositionRecord {
  const margin = splitByShares(position.originalMargin, shares, position.shares);
  const added = splitByShares(position.addedMargin, shares, position.shares);
  const fee = splitByShares(position.purchaseFee, shares, position.shares);
  const part: PositionRecord = {
    ...position,
    ...newNumbers(exchange, 'P'),
    shares,
    originalMargin: margin.part,
    addedMargin: added.part,
    purchaseFee: fee.part,
    status: 'holding',
    closeLimitPrice: null,
    closing: null,
    closeShares: null,
    splitFrom: position.id,
    // The part keeps the order and its fill, with the lots of the whole. Added margin and other pending closings belong
    // to the whole.
    history: position.history.filter(({ kind }) => kind === 'ordered' || kind === 'filled'),
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
