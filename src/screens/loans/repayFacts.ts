import type { Loan } from '../../api/contract/loans';
import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import { subtract } from '../../domain/decimal';
import { outstandingOf, repaid } from '../../domain/loans/loanInterest';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { balanceFigure } from '../../widgets/account/hiddenBalances';

interface Repayment {
  loan: Loan;
  amount: string | undefined;
  available: string | undefined;
}

/** A repayment as facts: interest and principal, remaining debt, and remaining balance. */
export function repayFacts(
  t: Text<'loans'>,
  { loan, amount, available }: Repayment,
  formats: Formats,
): KeyValueItem[] {
  const { outstanding, principal } = loan.repayment;
  const debt = { principal, interest: subtract(outstanding, principal), days: 0 };
  const parts = amount === undefined ? undefined : repaid(debt, amount);
  const balance = amount === undefined || available === undefined ? undefined : subtract(available, amount);
  return [
    { label: t('repay.interest'), value: formats.money(parts?.interest) },
    { label: t('repay.principal'), value: formats.money(parts?.principal) },
    { label: t('repay.left'), value: formats.money(parts && outstandingOf(parts.left)), emphasised: true },
    { label: t('repay.balanceAfter'), value: balanceFigure(balance, formats) },
  ];
}
