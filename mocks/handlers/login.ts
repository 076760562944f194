import { login, logout, register } from '../../src/api/contract/login';
import type { Exchange } from '../exchange/exchange';
import { agreementView, recordAgreement } from '../exchange/login/agreement';
import { randomToken } from '../exchange/login/randomToken';
import { register as registerMember } from '../exchange/login/register';
import { closeSession, openSession, signIn } from '../exchange/login/sessions';
import type { ExchangeStore } from '../exchange/store';
import type { Member } from '../exchange/world';
import { handle, type ServedCall } from './handle';

export const sessionHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, login, ({ account, password, agreedVersion }, { exchange }) => {
    const member = signIn(exchange, account, password);
    recordAgreement(exchange, member, agreedVersion);
    return signedIn(exchange, member);
  }),
  handle(store, register, (registration, { exchange }) =>
    signedIn(exchange, registerMember(exchange, registration)),
  ),
  handle(store, logout, (_, { exchange, token }) => {
    closeSession(exchange, token);
    return null;
  }),
];

function signedIn(exchange: Exchange, member: Member) {
  const token = randomToken();
  openSession(exchange, member, token);
  return { account: member.account, token, agreement: agreementView(member) };
}
