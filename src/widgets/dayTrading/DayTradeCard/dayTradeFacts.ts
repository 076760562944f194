import type { DayTrade } from '../../../api/contract/dayTrading';
import type { CardFact } from '../../../components/Card/CardFacts';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';

/** Returns the prices that matter in this status, and the quantity. */
export function dayTradeFacts(t: Text<'dayTrading'>, trade: DayTrade, formats: Formats): CardFact[] {
  const quantity = { label: t('quantity'), value: formats.number(trade.quantity) };
  if (trade.openPrice == null) {
    return [
      { label: t('appliedPrice'), value: formats.price(trade.appliedPrice) },
      { label: t(`limitPrice.${trade.side}`), value: formats.price(trade.limitPrice) },
      quantity,
    ];
  }
  return [
    { label: t('openPrice'), value: formats.price(trade.openPrice) },
    trade.status === 'closed'
      ? { label: t('closePrice'), value: formats.price(trade.closePrice) }
      : { label: t('latestPrice'), value: formats.price(trade.latestPrice) },
    quantity,
  ];
}
