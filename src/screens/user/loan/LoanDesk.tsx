import { type ReactElement, useState } from 'react';
import type { LoanTerms } from '../../../api/contract/loans';
import { BorrowForm } from './BorrowForm';
import { OpenLoan } from './OpenLoan';

interface LoanDeskProps {
  terms: LoanTerms;
  topBar: ReactElement;
}

/**
 * The form that fits how the member stands: to borrow, or to repay. Once something has been sent it stays the same
 * while the member is here, so that it is answered where it was sent from.
 */
export function LoanDesk({ terms, topBar }: LoanDeskProps) {
  const open = terms.openLoanId ?? null;
  // Undefined until something has been sent.
  const [sentFor, setSentFor] = useState<string | null>();
  const shown = sentFor === undefined ? open : sentFor;
  const form = { terms, topBar, onSend: () => setSentFor(shown) };
  return shown === null ? <BorrowForm {...form} /> : <OpenLoan key={shown} id={shown} {...form} />;
}
