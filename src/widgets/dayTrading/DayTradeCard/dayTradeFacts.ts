import type { DayTrade } from '../../../api/contract/dayTrading';
import type { CardFact } from '../../../components/Card/CardFacts';
import { formatPlainNumber } from '../../../format/plainNumber';
import { formatPrice } from '../../../format/price';
import type { Text } from '../../../i18n/text';

/** Returns the prices that matter in this status, and the quantity. */
export function dayTradeFacts(t: Text<'dayTrading'>, trade: DayTrade): CardFact[] {
  const quantity = { label: t('quantity'), value: formatPlainNumber(trade.quantity) };
  if (trade.openPrice == null) {
    return [
      { label: t('appliedPrice'), value: formatPrice(trade.appliedPrice) },
      { label: t(`limitPrice.${trade.side}`), value: formatPrice(trade.limitPrice) },
      quantity,
    ];
  }
  return [
    { label: t('openPrice'), value: formatPrice(trade.openPrice) },
    trade.status === 'closed'
      ? { label: t('closePrice'), value: formatPrice(trade.closePrice) }
      : { label: t('latestPrice'), value: formatPrice(trade.latestPrice) },
    quantity,
  ];
}
