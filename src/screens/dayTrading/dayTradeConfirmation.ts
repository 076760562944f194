import type { DayTradeRules } from '../../api/contract/dayTrading';
import type { StockDetails } from '../../api/contract/stocks';
import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import type { DayTradeCost } from '../../domain/dayTrading/dayTradeReasons';
import { closingCost } from '../../domain/trade/orderCost';
import { parseLots } from '../../domain/typedNumber';
import type { Formats } from '../../i18n/formats';
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
  formats: Formats,
): MoneyConfirmation {
  const ifOpenedAt = t(`order.ifOpenedAt.${draft.side}`);
  return {
    title: t('order.confirm'),
    figure: { label: t('frozen'), value: formats.money(cost.total), unit: t('common:yen') },
    facts: [
      {
        label: t('trade:detail.order'),
        value: `${stock.name[language]} ${stock.code} ${t(`trade:side.${draft.side}`)}`,
      },
      {
        label: t('trade:detail.quantity'),
        value: t('trade:detail.quantityValue', {
          lots: formats.number(parseLots(draft.lots)),
          shares: formats.number(cost.shares),
        }),
      },
      { label: t('trade:order.leverage'), value: `${draft.leverage}×` },
      {
        label: t(`limitPrice.${draft.side}`),
        value: formats.price(cost.limitPrice),
        note: t(`order.limitNote.${draft.side}`),
      },
      {
        label: t('trade:cost.margin'),
        value: formats.money(cost.margin),
        note: t(`order.frozenNote.${draft.side}`, { price: formats.price(cost.highestFillPrice) }),
      },
      {
        label: t('trade:cost.purchaseFee'),
        value: formats.money(cost.purchaseFee),
        note: purchaseFeeNote(t, draft.side),
      },
      closingFeesItem(
        t,
        closingCost({ price: cost.limitPrice, shares: cost.shares, rates: rules }).total,
        formats,
      ),
      { label: t('trade:cost.breakEven'), value: formats.price(cost.breakEven), note: ifOpenedAt },
      // Without leverage there is none.
      ...(cost.liquidationPrice === undefined
        ? []
        : [
            {
              label: t('trade:cost.liquidationPrice'),
              value: formats.price(cost.liquidationPrice),
              note: ifOpenedAt,
            },
          ]),
      lock,
      {
        label: t('closesAt'),
        value: formats.monthDayTime(rules.closesAt),
        note: rules.afterDeadline[language],
      },
    ],
    submitLabel: t('order.submit'),
  };
}
