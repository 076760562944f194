import { ipoPrice } from '../../../src/domain/ipoPrice';
import { tradeRules } from '../rules';
import type { IpoRecord } from './records';

const { lotSize } = tradeRules;

/** Price of all that was applied for, in yen. */
export const subscriptionPriceOf = ({ issuePrice, lots }: IpoRecord): string =>
  ipoPrice({ issuePrice, lots, lotSize });

/** Price of what was won, in yen; zero before the draw. */
export const wonPriceOf = ({ issuePrice, wonLots }: IpoRecord): string =>
  ipoPrice({ issuePrice, lots: wonLots ?? 0, lotSize });

/** What is frozen for it, in yen: all of its price up to the draw, then that of what was won, until it is paid. */
export function frozenFor(record: IpoRecord): string {
  const { result } = record;
  if (result === 'awaitingDraw') return subscriptionPriceOf(record);
  return result === 'won' || result === 'pendingPayment' ? wonPriceOf(record) : '0';
}

/** What is invested in it, in yen: paid, and not yet a position. */
export function investedIn(record: IpoRecord): string {
  return record.result === 'paymentCompleted' && record.positionId === null ? wonPriceOf(record) : '0';
}
