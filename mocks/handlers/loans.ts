import { loanBorrow, loanRecord, loanRecords, loanRepay, loanTerms } from '../../src/api/contract/loans';
import { borrow } from '../exchange/loans/borrow';
import { loansOf, ownLoan } from '../exchange/loans/loansOf';
import { loanView } from '../exchange/loans/loanView';
import { repay } from '../exchange/loans/repay';
import { termsFor } from '../exchange/loans/terms';
import { lookup } from '../exchange/lookup';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import type { World } from '../exchange/world';
import { handle, type ServedCall } from './handle';
import { handleOnce } from './handleOnce';

const loan = {
  find: ({ loans }: World, id: string) => lookup(loans.records, id),
  view: loanView,
};

export const loansHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, loanTerms, (_, { exchange, member }) => termsFor(exchange, member)),
  handleOnce(store, loanBorrow, loan, (request, { exchange, member }) => borrow(exchange, member, request)),
  handleOnce(
    store,
    loanRepay,
    loan,
    (request, { exchange, member }) => repay(exchange, member, request),
    ({ id }, { exchange, member }) => ({
      executed: false as const,
      loan: loanView(exchange, ownLoan(exchange, member, id)),
    }),
  ),
  handle(store, loanRecords, ({ page }, { exchange, member }) => {
    return pageOf(loansOf(exchange, member), page, (loan) => loanView(exchange, loan));
  }),
  handle(store, loanRecord, ({ id }, { exchange, member }) =>
    loanView(exchange, ownLoan(exchange, member, id)),
  ),
];
