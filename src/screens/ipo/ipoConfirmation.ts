import type { IpoIssue } from '../../api/contract/ipo';
import type { TradeRates } from '../../domain/trade/orderCost';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { closingItems } from '../../widgets/trade/closingItems';
import type { MoneyConfirmation } from '../MoneyForm';
import type { IpoFormCost } from './useIpoForm';

interface Application {
  issue: IpoIssue;
  language: Language;
  cost: IpoFormCost;
  /** Rates of the closing fees. */
  rates: TradeRates;
}

/** Confirmation of an application for a new issue. The largest figure is the amount frozen at once. */
export function ipoConfirmation(
  t: Text<'ipo'>,
  { issue, language, cost, rates }: Application,
  formats: Formats,
): MoneyConfirmation {
  return {
    title: t('apply.confirm'),
    figure: { label: t('mostOwed'), value: formats.money(cost.total), unit: t('common:yen') },
    facts: [
      { label: t('apply.stock'), value: `${issue.name[language]} ${issue.code}` },
      { label: t('issuePrice'), value: formats.price(issue.issuePrice) },
      {
        label: t('apply.quantity'),
        value: t('trade:detail.quantityValue', {
          lots: formats.number(String(cost.lots)),
          shares: formats.number(cost.shares),
        }),
      },
      { label: t('apply.fee'), value: formats.money(cost.purchaseFee) },
      ...closingItems(t, cost, rates, formats),
      { label: t('calendar.draw'), value: formats.dateTime(issue.drawDate) },
      {
        label: t('calendar.payment'),
        value: formats.dateTime(issue.paymentDeadline),
        note: t('apply.payNote'),
      },
      { label: t('calendar.listing'), value: formats.dateTime(issue.listingDate) },
    ],
    children: t('apply.frozenNote'),
    submitLabel: t('apply.submit'),
  };
}
