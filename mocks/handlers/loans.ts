import type { HttpHandler } from 'msw';
import {
  loanBorrow,
  loanPreview,
  loanRecord,
  loanRecords,
  loanRepay,
  loanTerms,
} from '../../src/api/contract/loans';
import { borrow } from '../exchange/loans/borrow';
import { loansOf, ownLoan } from '../exchange/loans/loansOf';
import { loanView } from '../exchange/loans/loanView';
import type { LoanRecord } from '../exchange/loans/records';
import { repay } from '../exchange/loans/repay';
import { preview, termsFor } from '../exchange/loans/terms';
import { once } from '../exchange/members/requests';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import { type Context, handle } from './handle';

export const loansHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, loanTerms, (_, { exchange, member }) => termsFor(exchange, member)),
  handle(store, loanPreview, (wish) => preview(wish)),
  handle(store, loanBorrow, (request, context) =>
    changed(request, context, ({ exchange, member }) => borrow(exchange, member, request)),
  ),
  handle(store, loanRepay, (request, context) =>
    changed(request, context, ({ exchange, member }) => repay(exchange, member, request)),
  ),
  handle(store, loanRecords, ({ page }, { exchange, member }) => {
    const { items, hasMore } = pageOf(loansOf(exchange, member), page);
    return { items: items.map((loan) => loanView(exchange, loan)), hasMore };
  }),
  handle(store, loanRecord, ({ id }, { exchange, member }) =>
    loanView(exchange, ownLoan(exchange, member, id)),
  ),
];

/** The loan that a request has made or repaid, which it does once however often it comes. */
function changed(
  { clientRequestId }: { clientRequestId: string },
  context: Context,
  act: (context: Context) => LoanRecord,
) {
  const { exchange, member } = context;
  const loan = once(exchange, member, clientRequestId, {
    act: () => act(context),
    find: (id) => exchange.world.loans.records[id],
  });
  return loanView(exchange, loan);
}
