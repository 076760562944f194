import { account } from '../../src/api/contract/account';
import { assetHistory } from '../../src/api/contract/assetHistory';
import { accountView } from '../exchange/account/accountView';
import { assetHistory as historyOf } from '../exchange/account/assetHistory';
import type { ExchangeStore } from '../exchange/store';
import { handle, type ServedCall } from './handle';

export const accountHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, account, (_, { exchange, member }) => accountView(exchange, member)),
  handle(store, assetHistory, ({ range }, { exchange, member }) => historyOf(exchange, member, range)),
];
