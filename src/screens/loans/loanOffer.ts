import type { LoanTerms } from '../../api/contract/loans';
import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import { multiply, subtract } from '../../domain/decimal';
import { dailyInterest, totalToRepay } from '../../domain/loans/loanInterest';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { asPercent } from '../../widgets/asPercent';

const day = 86_400_000;
const minute = 60_000;

/** The cost of a loan. Amounts in yen. */
export interface LoanOffer {
  amount: string;
  /** Interest of one day. */
  perDay: string;
  /** Interest of the whole term. */
  interest: string;
  /** Amount plus interest of the whole term. */
  total: string;
  /** Latest due date as shown, if the audit takes its maximum time. */
  dueOn: string;
}

/** Returns the cost of a loan of an amount and term, at the server's rate. */
export function loanOffer(
  { dailyRate, reviewMinutes }: LoanTerms,
  { amount, days, now }: { amount: string; days: number; now: number },
  formats: Formats,
): LoanOffer {
  const total = totalToRepay(amount, dailyRate, days);
  return {
    amount,
    total,
    perDay: dailyInterest(amount, dailyRate),
    interest: subtract(total, amount),
    dueOn: formats.date(now + reviewMinutes * minute + days * day),
  };
}

/** The daily interest rate and its yearly equivalent. */
export function loanRateFacts(t: Text<'loans'>, { dailyRate }: LoanTerms, formats: Formats): KeyValueItem {
  return {
    label: t('borrow.rate'),
    value: asPercent(dailyRate, formats),
    note: t('borrow.rateNote', { perYear: asPercent(multiply(dailyRate, '365'), formats) }),
  };
}
