import type { Loan } from '../../api/contract/loans';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import type { MoneyConfirmation } from '../MoneyForm';
import { repayFacts } from './repayFacts';

/** Confirmation of a repayment. The largest figure is what leaves the balance; then what remains of the loan. */
export function repayConfirmation(
  t: Text<'loans'>,
  { loan, amount, available }: { loan: Loan; amount: string; available: string | undefined },
  formats: Formats,
): MoneyConfirmation {
  return {
    title: t('repay.confirm'),
    figure: { label: t('repay.amount'), value: formats.money(amount), unit: t('common:yen') },
    facts: repayFacts(t, { loan, amount, available }, formats),
    submitLabel: t('repay.submit'),
  };
}
