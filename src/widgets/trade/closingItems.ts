import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import { breakEvenPrice } from '../../domain/trade/breakEvenPrice';
import { closingCost, type TradeRates } from '../../domain/trade/orderCost';
import type { Formats } from '../../i18n/formats';
import type { Translate } from '../../i18n/text';
import { closingFeeNames } from './orderFeeNames';

/** A long purchase that is paid in full. Price and fee in yen. */
export interface PlannedPurchase {
  price: string;
  shares: number;
  purchaseFee: string;
}

/** Returns the fact of the closing fees: their total in yen, and the names of the three. */
export const closingFeesItem = (t: Translate, total: string | undefined, formats: Formats): KeyValueItem => ({
  label: t('trade:cost.closingTotal'),
  value: formats.money(total),
  note: t('trade:cost.closingNote', { fees: closingFeeNames(t) }),
});

/**
 * Returns what a purchase costs when its position is closed at the same price, and the price that covers all fees
 * (decision 15). Without figures while the purchase is undefined.
 */
export function closingItems(
  t: Translate,
  purchase: PlannedPurchase | undefined,
  rates: TradeRates,
  formats: Formats,
): KeyValueItem[] {
  const position = purchase && { ...purchase, side: 'long' as const, buyPrice: purchase.price, rates };
  return [
    closingFeesItem(t, position && closingCost(position).total, formats),
    { label: t('trade:cost.breakEven'), value: formats.price(position && breakEvenPrice(position)) },
  ];
}
