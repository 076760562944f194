import { login, logout, register } from '../../src/api/contract/session';
import { register as registerMember } from '../exchange/members/register';
import { closeSession, openSession, signIn } from '../exchange/members/sessions';
import type { ExchangeStore } from '../exchange/store';
import { handle, type ServedCall } from './handle';

export const sessionHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, login, ({ account, password }, { exchange }) => ({
    account,
    token: openSession(exchange, signIn(exchange, account, password)),
  })),
  handle(store, register, (registration, { exchange }) => ({
    account: registration.account,
    token: openSession(exchange, registerMember(exchange, registration)),
  })),
  handle(store, logout, (_, { exchange, token }) => {
    closeSession(exchange, token);
    return null;
  }),
];
