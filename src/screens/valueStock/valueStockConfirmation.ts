import type { ValueStockOffer } from '../../api/contract/valueStock';
import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import type { TradeRates } from '../../domain/trade/orderCost';
import { parseLots } from '../../domain/typedNumber';
import type { ValueStockCost } from '../../domain/valueStock/valueStockReasons';
import { formatMoney } from '../../format/money';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { closingItems } from '../../widgets/trade/closingItems';
import type { MoneyConfirmation } from '../MoneyForm';

interface Application {
  offer: ValueStockOffer;
  language: Language;
  /** As typed. */
  lots: string;
  cost: ValueStockCost;
  /** Rates of the closing fees. */
  rates: TradeRates;
  /** From when the shares can be sold. */
  lock: KeyValueItem;
  /** How the application is decided. */
  how: string;
}

/** Confirmation of an application for a value stock. First the amount frozen, last the lock-up. */
export function valueStockConfirmation(
  t: Text<'valueStock'>,
  { offer, language, lots, cost, rates, lock, how }: Application,
): MoneyConfirmation {
  return {
    title: t('apply.confirm'),
    figure: { label: t('apply.total'), value: formatMoney(cost.total), unit: t('common:yen') },
    facts: [
      { label: t('apply.stock'), value: `${offer.name[language]} ${offer.code}` },
      { label: t('record.price'), value: formatPrice(offer.price) },
      {
        label: t('apply.quantity'),
        value: t('trade:detail.quantityValue', {
          lots: formatPlainNumber(parseLots(lots)),
          shares: formatPlainNumber(cost.shares),
        }),
      },
      { label: t('apply.turnover'), value: formatMoney(cost.turnover) },
      { label: t('apply.fee'), value: formatMoney(cost.purchaseFee) },
      ...closingItems(t, cost, rates),
      lock,
    ],
    children: how,
    submitLabel: t('apply.submit'),
  };
}
