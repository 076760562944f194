import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import type { OrderSummary } from '../../domain/orderSummary';
import { formatMoney } from '../../format/money';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';

export interface CostBreakdownProps {
  summary: OrderSummary;
  /** Available funds in yen, when known. */
  available: string | undefined;
}

/** Everything an order costs: margin, all four fees, what it needs and what the member has (decision 15). Yen. */
export function CostBreakdown({ summary, available }: CostBreakdownProps) {
  const t = useText('trade');
  const { opening, closing } = summary;
  const later = t('cost.atClose');
  const items: KeyValueItem[] = [
    { label: t('cost.turnover'), value: formatMoney(opening.turnover) },
    { label: t('cost.margin'), value: formatMoney(opening.margin) },
    { label: t('cost.purchaseFee'), value: formatMoney(opening.purchaseFee) },
    { label: t('cost.total'), value: formatMoney(opening.total), emphasised: true },
    { label: t('cost.available'), value: formatMoney(available) },
    { label: t('cost.after'), value: formatMoney(summary.availableAfter) },
    { label: t('cost.sellingFee'), value: formatMoney(closing.sellingFee), note: later },
    { label: t('cost.stampDuty'), value: formatMoney(closing.stampDuty), note: later },
    { label: t('cost.liquidationFee'), value: formatMoney(closing.liquidationFee), note: later },
  ];
  if (opening.liquidationPrice !== undefined) {
    items.push({
      label: t('cost.liquidationPrice'),
      value: formatPrice(opening.liquidationPrice),
      note: t('cost.liquidationNote'),
    });
  }
  return <KeyValue items={items} />;
}
