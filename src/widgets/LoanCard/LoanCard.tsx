import type { Loan } from '../../api/contract/loans';
import { Status } from '../../components/Status/Status';
import { formatDateTime } from '../../format/dateTime';
import { useText } from '../../i18n/useText';
import { RecordCard } from '../RecordCard/RecordCard';
import { loanStateOf, loanTone } from './loanState';
import { useLoanFacts } from './useLoanFacts';

export interface LoanCardProps {
  loan: Loan;
  /** Where its repayments are. */
  href: string;
}

/** A credit loan in a list: where it stands, what is owed and until when, and why it was rejected. */
export function LoanCard({ loan, href }: LoanCardProps) {
  const t = useText('loan');
  const state = loanStateOf(loan);
  const { figure, facts } = useLoanFacts(loan, state);
  return (
    <RecordCard
      href={href}
      name={t('name', { days: loan.days })}
      state={<Status tone={loanTone[state]}>{t(`status.${state}`)}</Status>}
      origin={`${loan.orderNumber} · ${formatDateTime(loan.time)}`}
      figures={[figure]}
      facts={facts}
      {...(loan.rejection && { note: t(`rejection.${loan.rejection}`) })}
      {...(state === 'overdue' && { note: t('overdueNote') })}
    />
  );
}
