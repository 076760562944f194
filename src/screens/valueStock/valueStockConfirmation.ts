import type { ValueStockOffer } from '../../api/contract/valueStock';
import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import type { TradeRates } from '../../domain/trade/orderCost';
import { parseLots } from '../../domain/typedNumber';
import type { ValueStockCost } from '../../domain/valueStock/valueStockReasons';
import type { Formats } from '../../i18n/formats';
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
  formats: Formats,
): MoneyConfirmation {
  return {
    title: t('apply.confirm'),
    figure: { label: t('apply.total'), value: formats.money(cost.total), unit: t('common:yen') },
    facts: [
      { label: t('apply.stock'), value: `${offer.name[language]} ${offer.code}` },
      { label: t('record.price'), value: formats.price(offer.price) },
      {
        label: t('apply.quantity'),
        value: t('trade:detail.quantityValue', {
          lots: formats.number(parseLots(lots)),
          shares: formats.number(cost.shares),
        }),
      },
      { label: t('apply.turnover'), value: formats.money(cost.turnover) },
      { label: t('apply.fee'), value: formats.money(cost.purchaseFee) },
      ...closingItems(t, cost, rates, formats),
      lock,
    ],
    children: how,
    submitLabel: t('apply.submit'),
  };
}
