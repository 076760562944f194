import { useQueryClient } from '@tanstack/react-query';
import { account } from '../contract/account';
import { isAskedAgain } from '../contract/call';
import { fundRecords } from '../contract/fundRecords';
import { loanBorrow, loanRecord, loanRecords, loanRepay, loanTerms } from '../contract/loans';
import { queryKey, useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** Refetch interval of a loan, ms: its audit takes minutes. */
const everyMs = 10_000;

/** The terms of borrowing, and how much the member can borrow now. */
export const useLoanTerms = () => useCall(loanTerms, {}, { everyMs });

/** One loan in its current state, with interest up to now. */
export const useLoan = (id: string) => useCall(loanRecord, { id }, { everyMs });

/** The member's loans. */
export const useLoanRecords = () => usePages(loanRecords, {}, ({ id }) => id);

const changed = [account, loanTerms, loanRecord, loanRecords, fundRecords];

/** Applies for a loan. */
export const useBorrow = () => useSubmit(loanBorrow, changed);

/**
 * Repays a loan, whole or in part. A repayment of all may be asked again (decision 25): the loan in the answer replaces
 * the cached one, and the form may be sent again.
 */
export function useRepay() {
  const queries = useQueryClient();
  return useSubmit(loanRepay, changed, {
    isAskedAgain,
    keepResult: (answer) => {
      if (!isAskedAgain(answer)) return;
      queries.setQueryData(queryKey(loanRecord, { id: answer.loan.id }), answer.loan);
    },
  });
}
