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
import { submitDeposit } from '../exchange/deposits/deposits';
import { channelsView, depositView } from '../exchange/deposits/depositView';
import type { Exchange } from '../exchange/exchange';
import { lookup } from '../exchange/lookup';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import type { DepositRecord, WithdrawalRecord } from '../exchange/transfers/records';
import { ownDeposit, transfersOf } from '../exchange/transfers/transfersOf';
import {
  availableOf,
  cancelWithdrawal,
  ownWithdrawal,
  submitWithdrawal,
} from '../exchange/withdrawals/withdrawals';
import { withdrawalView, withdrawRulesView } from '../exchange/withdrawals/withdrawView';
import type { World } from '../exchange/world';
import { handle, type ServedCall } from './handle';
import { handleOnce } from './handleOnce';

const withdrawal = {
  find: ({ transfers }: World, id: string) => lookup(transfers.withdrawals, id),
  view: (_: Exchange, record: WithdrawalRecord) => withdrawalView(record),
};

const deposit = {
  find: ({ transfers }: World, id: string) => lookup(transfers.deposits, id),
  view: (_: Exchange, record: DepositRecord) => depositView(record),
};

export const transfersHandlers = (store: ExchangeStore): ServedCall[] => [
  ...depositHandlers(store),
  ...withdrawHandlers(store),
];

const depositHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, depositChannels, (_, { exchange, member }) => channelsView(exchange, member)),
  handleOnce(store, depositSubmit, deposit, (request, { exchange, member }) =>
    submitDeposit(exchange, member, request),
  ),
  handle(store, depositRecords, ({ page, status }, { exchange, member }) => {
    return pageOf(transfersOf(exchange.world.transfers.deposits, member, status), page, depositView);
  }),
  handle(store, depositRecord, ({ id }, { exchange, member }) =>
    depositView(ownDeposit(exchange, member, id)),
  ),
];

const withdrawHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, withdrawRules, (_, { exchange, member }) => withdrawRulesView(exchange, member)),
  handleOnce(
    store,
    withdrawSubmit,
    withdrawal,
    (request, { exchange, member }) => submitWithdrawal(exchange, member, request),
    (_, { exchange, member }) => ({
      executed: false as const,
      availableFunds: availableOf(exchange, member),
    }),
  ),
  handleOnce(store, withdrawCancel, withdrawal, (request, { exchange, member }) =>
    cancelWithdrawal(exchange, member, request.id),
  ),
  handle(store, withdrawRecords, ({ page, status }, { exchange, member }) => {
    const { withdrawals } = exchange.world.transfers;
    return pageOf(transfersOf(withdrawals, member, status), page, withdrawalView);
  }),
  handle(store, withdrawRecord, ({ id }, { exchange, member }) =>
    withdrawalView(ownWithdrawal(exchange, member, id)),
  ),
];
