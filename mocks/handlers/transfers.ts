import type { HttpHandler } from 'msw';
import {
  depositChannels,
  depositRecord,
  depositRecords,
  depositSubmit,
} from '../../src/api/contract/deposits';
import {
  withdrawCancel,
  withdrawRecord,
  withdrawRecords,
  withdrawRules,
  withdrawSubmit,
} from '../../src/api/contract/withdrawals';
import { once } from '../exchange/members/requests';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import { submitDeposit } from '../exchange/transfers/deposits';
import { channelsView, depositView } from '../exchange/transfers/depositView';
import type { WithdrawalRecord } from '../exchange/transfers/records';
import { ownDeposit, transfersOf } from '../exchange/transfers/transfersOf';
import { cancelWithdrawal, ownWithdrawal, submitWithdrawal } from '../exchange/transfers/withdrawals';
import { withdrawalView, withdrawRulesView } from '../exchange/transfers/withdrawView';
import { type Context, handle } from './handle';

export const transfersHandlers = (store: ExchangeStore): HttpHandler[] => [
  ...depositHandlers(store),
  ...withdrawHandlers(store),
];

const depositHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, depositChannels, (_, { exchange, member }) => channelsView(exchange, member)),
  handle(store, depositSubmit, (request, { exchange, member }) =>
    depositView(
      once(exchange, member, request.clientRequestId, {
        act: () => submitDeposit(exchange, member, request),
        find: (id) => exchange.world.transfers.deposits[id],
      }),
    ),
  ),
  handle(store, depositRecords, ({ page, status }, { exchange, member }) => {
    const { items, hasMore } = pageOf(transfersOf(exchange.world.transfers.deposits, member, status), page);
    return { items: items.map(depositView), hasMore };
  }),
  handle(store, depositRecord, ({ id }, { exchange, member }) =>
    depositView(ownDeposit(exchange, member, id)),
  ),
];

const withdrawHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, withdrawRules, (_, { exchange, member }) => withdrawRulesView(exchange, member)),
  handle(store, withdrawSubmit, (request, context) =>
    changed(request, context, ({ exchange, member }) => submitWithdrawal(exchange, member, request)),
  ),
  handle(store, withdrawCancel, (request, context) =>
    changed(request, context, ({ exchange, member }) => cancelWithdrawal(exchange, member, request.id)),
  ),
  handle(store, withdrawRecords, ({ page, status }, { exchange, member }) => {
    const { withdrawals } = exchange.world.transfers;
    const { items, hasMore } = pageOf(transfersOf(withdrawals, member, status), page);
    return { items: items.map(withdrawalView), hasMore };
  }),
  handle(store, withdrawRecord, ({ id }, { exchange, member }) =>
    withdrawalView(ownWithdrawal(exchange, member, id)),
  ),
];

/** The withdrawal that a request has changed, which it does once however often it comes. */
function changed(
  { clientRequestId }: { clientRequestId: string },
  context: Context,
  act: (context: Context) => WithdrawalRecord,
) {
  const { exchange, member } = context;
  return withdrawalView(
    once(exchange, member, clientRequestId, {
      act: () => act(context),
      find: (id) => exchange.world.transfers.withdrawals[id],
    }),
  );
}
