import type { IpoIssue } from '../../../api/contract/ipo';
import { formatDateTime } from '../../../format/dateTime';
import { formatMoney } from '../../../format/money';
import { formatPlainNumber } from '../../../format/plainNumber';
import { formatPrice } from '../../../format/price';
import type { Language } from '../../../i18n/language';
import type { Text } from '../../../i18n/text';
import type { MoneyConfirmation } from '../../MoneyForm';
import type { IpoFormCost } from './useIpoForm';

/** Confirmation of an application for a new issue. The largest figure is the amount frozen at once. */
export function ipoConfirmation(
  t: Text<'ipo'>,
  { issue, language, lots, total }: IpoFormCost & { issue: IpoIssue; language: Language },
): MoneyConfirmation {
  return {
    title: t('apply.confirm'),
    figure: { label: t('mostOwed'), value: formatMoney(total), unit: t('common:yen') },
    facts: [
      { label: t('apply.stock'), value: `${issue.name[language]} ${issue.code}` },
      { label: t('issuePrice'), value: formatPrice(issue.issuePrice) },
      {
        label: t('apply.quantity'),
        value: t('trade:detail.quantityValue', {
          lots: formatPlainNumber(String(lots)),
          shares: formatPlainNumber(String(lots * issue.lotSize)),
        }),
      },
      { label: t('apply.fee'), value: formatMoney('0') },
      { label: t('calendar.draw'), value: formatDateTime(issue.drawDate) },
      {
        label: t('calendar.payment'),
        value: formatDateTime(issue.paymentDeadline),
        note: t('apply.payNote'),
      },
    ],
    children: t('apply.frozenNote'),
    submitLabel: t('apply.submit'),
  };
}
