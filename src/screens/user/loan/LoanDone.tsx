import type { ReactElement, ReactNode } from 'react';
import type { Loan } from '../../../api/contract/loans';
import { useLoan } from '../../../api/queries/loans';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
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
  const current = loadedData(useLoan(loan.id)) ?? loan;
  // What comes next is out of date once the loan is decided.
  const next = current.status === loan.status ? children : undefined;
  return (
    <MoneyDone
      topBar={topBar}
      title={title}
      note={next}
      records={{ href: loanRecordsHref, label: t('list.title') }}
    >
      <LoanCard loan={current} href={loanHref(loan.id)} />
    </MoneyDone>
  );
}
