import { ipoPrice } from '../arithmetic/investments';
import { tradeRules } from '../rules';
import type { IpoRecord } from './records';

const { lotSize } = tradeRules;

/** Price of all lots applied for, in yen. */
export const subscriptionPriceOf = ({ issuePrice, lots }: IpoRecord): string =>
  ipoPrice({ issuePrice, lots, lotSize });

/** Price of the won lots, in yen; zero before the draw. */
export const wonPriceOf = ({ issuePrice, wonLots }: IpoRecord): string =>
  ipoPrice({ issuePrice, lots: wonLots ?? 0, lotSize });

/**
 * Amount frozen for an application, in yen: the full price before the draw, then the price of the won lots until they
 * are paid.
 */
export function frozenFor(record: IpoRecord): string {
  const { result } = record;
  if (result === 'awaitingDraw') return subscriptionPriceOf(record);
  return result === 'won' || result === 'pendingPayment' ? wonPriceOf(record) : '0';
}

/** Amount invested in an application, in yen: paid, but not yet a position. */
export function investedIn(record: IpoRecord): string {
  return record.result === 'paymentCompleted' && record.positionId === null ? wonPriceOf(record) : '0';
}
