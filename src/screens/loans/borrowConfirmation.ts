import type { LoanTerms } from '../../api/contract/loans';
import { formatMoney } from '../../format/money';
import type { Text } from '../../i18n/text';
import type { MoneyConfirmation } from '../MoneyForm';
import { type LoanOffer, loanRateFacts } from './loanOffer';

/** Confirmation of a loan. The largest figure is the total to repay; the last is the cost of being late. */
export function borrowConfirmation(
  t: Text<'loans'>,
  { terms, offer, days }: { terms: LoanTerms; offer: LoanOffer; days: number },
): MoneyConfirmation {
  return {
    title: t('borrow.confirm'),
    figure: { label: t('borrow.total'), value: formatMoney(offer.total), unit: t('common:yen') },
    facts: [
      { label: t('borrow.amount'), value: formatMoney(offer.amount) },
      {
        label: t('borrow.interest'),
        value: formatMoney(offer.interest),
        note: t('borrow.interestNote', { perDay: formatMoney(offer.perDay), days }),
      },
      loanRateFacts(t, terms),
      {
        label: t('borrow.due'),
        value: offer.dueOn,
        note: t('borrow.dueNote', { days, minutes: terms.reviewMinutes }),
      },
    ],
    children: t('borrow.late', { perDay: formatMoney(offer.perDay), points: terms.overdueScore }),
    submitLabel: t('borrow.submit'),
  };
}
