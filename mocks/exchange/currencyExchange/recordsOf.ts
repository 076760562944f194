import type { Exchange } from '../exchange';
import type { Member } from '../world';
import type { CurrencyRecord } from './records';

/** A member's conversions, latest first. */
export function currencyRecordsOf({ world }: Exchange, { account }: Member): CurrencyRecord[] {
  return Object.values(world.currencyExchange.records)
    .filter((record) => record.account === account)
    .sort((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1));
}
