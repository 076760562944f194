import { account } from '../../src/api/contract/account';
import { accountView } from '../exchange/account/accountView';
import type { ExchangeStore } from '../exchange/store';
import { handle, type ServedCall } from './handle';

export const accountHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, account, (_, { exchange, member }) => accountView(exchange, member)),
];
