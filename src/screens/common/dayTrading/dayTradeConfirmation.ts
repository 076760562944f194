import type { DayTradeRules } from '../../../api/contract/dayTrading';
import type { StockDetails } from '../../../api/contract/stocks';
import type { KeyValueItem } from '../../../components/KeyValue/KeyValue';
import type { DayTradeCost } from '../../../domain/dayTradeReasons';
import { parseTyped } from '../../../domain/typedNumber';
import { formatMonthDayTime } from '../../../format/dateTime';
import { formatMoney } from '../../../format/money';
import { formatPlainNumber } from '../../../format/plainNumber';
import { formatPrice } from '../../../format/price';
import type { Language } from '../../../i18n/language';
import type { Text } from '../../../i18n/text';
import type { MoneyConfirmation } from '../../MoneyForm';
import type { DayTradeDraft } from './useDayTradeForm';

interface Reservation {
  stock: StockDetails;
  language: Language;
  draft: DayTradeDraft;
  cost: DayTradeCost;
  rules: DayTradeRules;
  /** From when the position can be closed. */
  lock: KeyValueItem;
}

/** What a member confirms who reserves a day trade: largest, what is frozen; last, by when it must be closed. */
export function dayTradeConfirmation(
  t: Text<'dayTrade'>,
  { stock, language, draft, cost, rules, lock }: Reservation,
): MoneyConfirmation {
  return {
    title: t('order.confirm'),
    figure: { label: t('frozen'), value: formatMoney(cost.total), unit: t('common:yen') },
    facts: [
      {
        label: t('trade:detail.order'),
        value: `${stock.name[language]} ${stock.code} ${t(`trade:side.${draft.side}`)}`,
      },
      {
        label: t('trade:detail.quantity'),
        value: t('trade:detail.quantityValue', {
          lots: formatPlainNumber(parseTyped(draft.lots)),
          shares: formatPlainNumber(cost.shares),
        }),
      },
      { label: t('trade:order.leverage'), value: `${draft.leverage}×` },
      { label: t('highestPrice'), value: formatPrice(cost.highestPrice) },
      { label: t('trade:cost.purchaseFee'), value: formatMoney(cost.purchaseFee) },
      lock,
      {
        label: t('closesAt'),
        value: formatMonthDayTime(rules.closesAt),
        note: rules.afterDeadline[language],
      },
    ],
    submitLabel: t('order.submit'),
  };
}
