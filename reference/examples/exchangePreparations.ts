import { creditFunds } from '../../mocks/exchange/account/creditFunds';
import { demoMember } from '../../mocks/exchange/demoMember';
import type { Exchange } from '../../mocks/exchange/exchange';
import {
  addSampleCard,
  prepareForWithdrawal,
  sampleCards,
  sampleFundPassword,
  setSampleFundPassword,
  submitSampleRealName,
  uploadSample,
  verifyImmediately,
} from '../../mocks/exchange/identity/seed';
import { takeLoan } from '../../mocks/exchange/loans/seed';
import { brokerInviteCode } from '../../mocks/exchange/login/register';
import { fundPasswordOf } from '../../mocks/exchange/settings/passwords';
import { requestDeposit, requestWithdrawal } from '../../mocks/exchange/transfers/seed';
import type { Member } from '../../mocks/exchange/world';
import type { Preparations } from './preparations';

type Act = <T>(act: (exchange: Exchange, member: Member) => T) => Promise<T>;

/** Preparations that change the simulated exchange without calls. Its member has neither a transfer nor a loan. */
export function exchangePreparations(act: Act): Preparations {
  return {
    credentials: demoMember,
    unusedAccount: () => '9087654321',
    inviteCode: async () => brokerInviteCode,
    funds: () => act((exchange, member) => creditFunds(exchange, member, '1000000000')),
    fundPassword: () =>
      act((exchange, member) => {
        if (fundPasswordOf(exchange, member) === undefined) setSampleFundPassword(exchange, member);
        return sampleFundPassword;
      }),
    upload: (kind) => act((exchange, member) => uploadSample(exchange, member, kind).id),
    realNameSubmitted: () => act((exchange, member) => void submitSampleRealName(exchange, member)),
    verified: () => act((exchange, member) => verifyImmediately(exchange, member)),
    cardNumber: () => sampleCards.JP.number,
    card: () =>
      act((exchange, member) => {
        verifyImmediately(exchange, member);
        return addSampleCard(exchange, member).id;
      }),
    withdrawable: () => act((exchange, member) => prepareForWithdrawal(exchange, member).id),
    noTransfer: async () => undefined,
    noLoan: async () => undefined,
    deposit: () => act((exchange, member) => requestDeposit(exchange, member).id),
    withdrawal: () => act((exchange, member) => requestWithdrawal(exchange, member).id),
    loan: () => act((exchange, member) => takeLoan(exchange, member).id),
  };
}
