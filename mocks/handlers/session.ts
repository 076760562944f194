import { login, logout, register } from '../../src/api/contract/session';
import type { Exchange } from '../exchange/exchange';
import { agreementView, recordAgreement } from '../exchange/members/agreement';
import { register as registerMember } from '../exchange/members/register';
import { closeSession, openSession, signIn } from '../exchange/members/sessions';
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

const signedIn = (exchange: Exchange, member: Member) => ({
  account: member.account,
  token: openSession(exchange, member),
  agreement: agreementView(member),
});
