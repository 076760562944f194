import { exchangeDate } from '../../src/domain/market/tradingSession';
import type { Exchange } from './exchange';

/** A unique id for a new record, such as `P12`, and its order number: the date and a running number. */
export function newNumbers({ world, now }: Exchange, prefix: string): { id: string; orderNumber: string } {
  const number = world.nextNumber++;
  return {
    id: `${prefix}${number}`,
    orderNumber: `${exchangeDate(now).replaceAll('-', '')}${String(number).padStart(6, '0')}`,
  };
}
