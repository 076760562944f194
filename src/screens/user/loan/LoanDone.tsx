import type { ReactElement, ReactNode } from 'react';
import type { Loan } from '../../../api/contract/loans';
import { useText } from '../../../i18n/useText';
import { LoanCard } from '../../../widgets/LoanCard/LoanCard';
import { loanHref, loanRecordsHref } from '../../hrefs';
import { MoneyDone } from '../../MoneyDone';

interface LoanDoneProps {
  loan: Loan;
  title: string;
  topBar: ReactElement;
  /** What comes next. */
  children?: ReactNode;
}

/** A loan was asked for, or something of it repaid: how it stands now, and the way to the records. */
export function LoanDone({ loan, title, topBar, children }: LoanDoneProps) {
  const t = useText('loan');
  return (
    <MoneyDone
      topBar={topBar}
      title={title}
      note={children}
      records={{ href: loanRecordsHref, label: t('list.title') }}
    >
      <LoanCard loan={loan} href={loanHref(loan.id)} />
    </MoneyDone>
  );
}
