import type { LoanTerms } from '../../../api/contract/loans';
import type { KeyValueItem } from '../../../components/KeyValue/KeyValue';
import { multiply, subtract } from '../../../domain/decimal';
import { dailyInterest, totalToRepay } from '../../../domain/loanInterest';
import type { Text } from '../../../i18n/text';
import { asPercent } from '../../../widgets/asPercent';

const day = 86_400_000;
const minute = 60_000;

/** What a loan comes to. Amounts in yen. */
export interface LoanOffer {
  amount: string;
  /** Interest of one day. */
  perDay: string;
  /** Interest of the whole term. */
  interest: string;
  /** Amount and interest of the whole term. */
  total: string;
  /** When it is due at the latest, epoch ms: if the audit takes all its time. */
  dueAt: number;
}

/** What a loan of an amount for a term comes to, by the rate of the server. */
export function loanOffer(
  { dailyRate, reviewMinutes }: LoanTerms,
  { amount, days, now }: { amount: string; days: number; now: number },
): LoanOffer {
  const total = totalToRepay(amount, dailyRate, days);
  return {
    ...{ amount, total },
    perDay: dailyInterest(amount, dailyRate),
    interest: subtract(total, amount),
    dueAt: now + reviewMinutes * minute + days * day,
  };
}

/** The interest rate of a day, and what that is in a year. */
export function loanRateFacts(t: Text<'loans'>, { dailyRate }: LoanTerms): KeyValueItem {
  return {
    label: t('borrow.rate'),
    value: asPercent(dailyRate),
    note: t('borrow.rateNote', { perYear: asPercent(multiply(dailyRate, '365')) }),
  };
}
