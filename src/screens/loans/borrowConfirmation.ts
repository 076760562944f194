import type { LoanTerms } from '../../api/contract/loans';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import type { MoneyConfirmation } from '../MoneyForm';
import { type LoanOffer, loanRateFacts } from './loanOffer';

/** Confirmation of a loan. The largest figure is the total to repay; the last is the cost of being late. */
export function borrowConfirmation(
  t: Text<'loans'>,
  { terms, offer, days }: { terms: LoanTerms; offer: LoanOffer; days: number },
  formats: Formats,
): MoneyConfirmation {
  return {
    title: t('borrow.confirm'),
    figure: { label: t('borrow.total'), value: formats.money(offer.total), unit: t('common:yen') },
    facts: [
      { label: t('borrow.amount'), value: formats.money(offer.amount) },
      {
        label: t('borrow.interest'),
        value: formats.money(offer.interest),
        note: t('borrow.interestNote', { perDay: formats.money(offer.perDay), days }),
      },
      loanRateFacts(t, terms, formats),
      {
        label: t('borrow.due'),
        value: offer.dueOn,
        note: t('borrow.dueNote', { days, minutes: terms.reviewMinutes }),
      },
    ],
    children: t('borrow.late', { perDay: formats.money(offer.perDay), points: terms.overdueScore }),
    submitLabel: t('borrow.submit'),
  };
}
