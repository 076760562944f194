import type { DayTradeRules } from '../../api/contract/dayTrading';
import type { StockDetails } from '../../api/contract/stocks';
import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import type { DayTradeCost } from '../../domain/dayTrading/dayTradeReasons';
import { closingCost } from '../../domain/trade/orderCost';
import { parseLots } from '../../domain/typedNumber';
import { formatMonthDayTime } from '../../format/dateTime';
import { formatMoney } from '../../format/money';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { closingFeesItem } from '../../widgets/trade/closingItems';
import { purchaseFeeNote } from '../../widgets/trade/orderFeeNames';
import type { MoneyConfirmation } from '../MoneyForm';
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

/** Confirmation of a day trade. First the amount frozen, last the closing deadline. */
export function dayTradeConfirmation(
  t: Text<'dayTrading'>,
  { stock, language, draft, cost, rules, lock }: Reservation,
): MoneyConfirmation {
  const ifOpenedAt = t(`order.ifOpenedAt.${draft.side}`);
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
          lots: formatPlainNumber(parseLots(draft.lots)),
          shares: formatPlainNumber(cost.shares),
        }),
      },
      { label: t('trade:order.leverage'), value: `${draft.leverage}×` },
      {
        label: t(`limitPrice.${draft.side}`),
        value: formatPrice(cost.limitPrice),
        note: t(`order.limitNote.${draft.side}`),
      },
      {
        label: t('trade:cost.margin'),
        value: formatMoney(cost.margin),
        note: t(`order.frozenNote.${draft.side}`, { price: formatPrice(cost.highestFillPrice) }),
      },
      {
        label: t('trade:cost.purchaseFee'),
        value: formatMoney(cost.purchaseFee),
        note: purchaseFeeNote(t, draft.side),
      },
      closingFeesItem(t, closingCost({ price: cost.limitPrice, shares: cost.shares, rates: rules }).total),
      { label: t('trade:cost.breakEven'), value: formatPrice(cost.breakEven), note: ifOpenedAt },
      // Without leverage there is none.
      ...(cost.liquidationPrice === undefined
        ? []
        : [
            {
              label: t('trade:cost.liquidationPrice'),
              value: formatPrice(cost.liquidationPrice),
              note: ifOpenedAt,
            },
          ]),
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
