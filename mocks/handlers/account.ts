import type { HttpHandler } from 'msw';
import { account } from '../../src/api/contract/account';
import { accountView } from '../exchange/members/accountView';
import type { ExchangeStore } from '../exchange/store';
import { handle } from './handle';

export const accountHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, account, (_, { exchange, member }) => accountView(exchange, member)),
];
