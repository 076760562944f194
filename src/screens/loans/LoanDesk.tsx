import { type ReactElement, useState } from 'react';
import type { LoanTerms } from '../../api/contract/loans';
import { BorrowForm } from './BorrowForm';
import { OpenLoan } from './OpenLoan';

interface LoanDeskProps {
  terms: LoanTerms;
  topBar: ReactElement;
}

/**
 * The form that fits the member's state: borrow or repay.
 *
 * After sending, the form stays while the member is here, so that the result appears where it was sent.
 */
export function LoanDesk({ terms, topBar }: LoanDeskProps) {
  const open = terms.openLoanId ?? null;
  // Undefined until something has been sent.
  const [sentFor, setSentFor] = useState<string | null>();
  const shown = sentFor === undefined ? open : sentFor;
  const form = { terms, topBar, onSend: () => setSentFor(shown) };
  return shown === null ? <BorrowForm {...form} /> : <OpenLoan key={shown} id={shown} {...form} />;
}
