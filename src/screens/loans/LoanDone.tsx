import type { ReactElement, ReactNode } from 'react';
import type { Loan } from '../../api/contract/loans';
import { useLoan } from '../../api/queries/loans';
import { useText } from '../../i18n/useText';
import { LoanCard } from '../../widgets/loans/LoanCard/LoanCard';
import { loanHref, loanRecordsHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';
import { useSentRecord } from '../useSentRecord';
import { LoanHistory } from './LoanHistory';

interface LoanDoneProps {
  loan: Loan;
  title: string;
  /** Requested, or repaid just now, in yen. */
  amount: { label: string; value: string };
  topBar: ReactElement;
  /** Use for what comes next. */
  children?: ReactNode;
}

/** A loan was requested or repaid in part: its current state, and a link to the records. */
export function LoanDone({ loan, title, amount, topBar, children }: LoanDoneProps) {
  const t = useText('loans');
  const { current, decided, tone } = useSentRecord(loan, useLoan(loan.id));
  return (
    <MoneyDone
      topBar={topBar}
      title={decided ? t(`status.${current.status}`) : title}
      tone={tone}
      amount={amount}
      note={decided ? undefined : children}
      records={{ href: loanRecordsHref, label: t('list.title') }}
      next={<LoanHistory loan={current} />}
    >
      <LoanCard loan={current} href={loanHref(loan.id)} />
    </MoneyDone>
  );
}
