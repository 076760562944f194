import { currencyConvert, currencyRate, currencyRecords } from '../../src/api/contract/currencyExchange';
import { demoDecide } from '../../src/api/contract/demo';
import {
  depositChannels,
  depositRecord,
  depositRecords,
  depositSubmit,
} from '../../src/api/contract/deposits';
import { fundRecordDetail, fundRecords } from '../../src/api/contract/fundRecords';
import { loanBorrow, loanRecord, loanRecords, loanRepay, loanTerms } from '../../src/api/contract/loans';
import { claimSignInReward, signIn, signInRecords } from '../../src/api/contract/rewards';
import {
  withdrawCancel,
  withdrawRecord,
  withdrawRecords,
  withdrawSubmit,
} from '../../src/api/contract/withdrawals';
import { clientRequestId, first, sample } from './sample';
import type { Trial } from './trial';

const dollars = { from: 'JPY', to: 'USD', amount: '100000' } as const;

const bought = async ({ ask }: Trial) => {
  const { rate } = await ask(currencyRate, dollars);
  return { ...dollars, rate, clientRequestId };
};

const signedIn = async ({ ask, advance }: Trial, days: number) => {
  for (let day = 0; day < days; day += 1) {
    await ask(signIn, {});
    await advance(24 * 60);
  }
};

const firstPage = { page: 1 };

/** Samples about deposits, withdrawals, loans and currencies. */
export const moneySamples = [
  sample(depositSubmit, async ({ ask, prepare }) => {
    await prepare.noTransfer();
    const { channels } = await ask(depositChannels, {});
    const usual = channels.filter(({ needsPassword, kind }) => kind === 'bankTransfer' && !needsPassword);
    return {
      clientRequestId,
      channelId: first(usual).id,
      amount: '300000',
      channelPassword: '',
      proofUpload: await prepare.upload('depositProof'),
    };
  }),
  sample(demoDecide, async ({ prepare }) => ({
    kind: 'deposit',
    verdict: 'pass',
    id: await prepare.deposit(),
  })),
  sample(depositRecords, async ({ prepare }) => {
    await prepare.deposit();
    return firstPage;
  }),
  sample(depositRecord, async ({ prepare }) => ({ id: await prepare.deposit() })),
  sample(withdrawSubmit, async ({ prepare }) => ({
    clientRequestId,
    amount: '200000',
    cardId: await prepare.withdrawable(),
    fundPassword: await prepare.fundPassword(),
  })),
  sample(withdrawCancel, async ({ prepare }) => ({ clientRequestId, id: await prepare.withdrawal() })),
  sample(withdrawRecords, async ({ prepare }) => {
    await prepare.withdrawal();
    return firstPage;
  }),
  sample(withdrawRecord, async ({ prepare }) => ({ id: await prepare.withdrawal() })),
  sample(fundRecords, () => firstPage),
  sample(fundRecordDetail, async ({ ask }) => ({ id: first((await ask(fundRecords, firstPage)).items).id })),
  sample(currencyRate, () => ({ from: 'JPY', to: 'USD' })),
  sample(currencyConvert, bought),
  sample(currencyRecords, async (trial) => {
    await trial.ask(currencyConvert, await bought(trial));
    return firstPage;
  }),
  sample(loanBorrow, async ({ ask, prepare }) => {
    await prepare.noLoan();
    const { dayOptions } = await ask(loanTerms, {});
    return { clientRequestId, amount: '200000', days: first(dayOptions.slice(-1)) };
  }),
  sample(loanRepay, async ({ prepare }) => ({
    clientRequestId,
    amount: '50000',
    id: await prepare.loan(),
  })),
  sample(loanRecords, async ({ prepare }) => {
    await prepare.loan();
    return firstPage;
  }),
  sample(loanRecord, async ({ prepare }) => ({ id: await prepare.loan() })),
  sample(signInRecords, async (trial) => {
    await signedIn(trial, 2);
    return firstPage;
  }),
  sample(claimSignInReward, async (trial) => {
    await signedIn(trial, 7);
    return { clientRequestId };
  }),
];
