import type { IpoIssue } from '../../api/contract/ipo';
import type { TradeRates } from '../../domain/trade/orderCost';
import { formatDateTime } from '../../format/dateTime';
import { formatMoney } from '../../format/money';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
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
): MoneyConfirmation {
  return {
    title: t('apply.confirm'),
    figure: { label: t('mostOwed'), value: formatMoney(cost.total), unit: t('common:yen') },
    facts: [
      { label: t('apply.stock'), value: `${issue.name[language]} ${issue.code}` },
      { label: t('issuePrice'), value: formatPrice(issue.issuePrice) },
      {
        label: t('apply.quantity'),
        value: t('trade:detail.quantityValue', {
          lots: formatPlainNumber(String(cost.lots)),
          shares: formatPlainNumber(cost.shares),
        }),
      },
      { label: t('apply.fee'), value: formatMoney(cost.purchaseFee) },
      ...closingItems(t, cost, rates),
      { label: t('calendar.draw'), value: formatDateTime(issue.drawDate) },
      {
        label: t('calendar.payment'),
        value: formatDateTime(issue.paymentDeadline),
        note: t('apply.payNote'),
      },
      { label: t('calendar.listing'), value: formatDateTime(issue.listingDate) },
    ],
    children: t('apply.frozenNote'),
    submitLabel: t('apply.submit'),
  };
}
