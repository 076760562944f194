import { prepareForWithdrawal, sampleFundPassword, uploadSample } from '../../mocks/exchange/identity/seed';
import { takeLoan } from '../../mocks/exchange/loans/seed';
import { requestDeposit, requestWithdrawal } from '../../mocks/exchange/transfers/seed';
import { currencyConvert, currencyRate, currencyRecords } from '../../src/api/contract/currencyExchange';
import { demoAdvance, demoDecide } from '../../src/api/contract/demo';
import { depositRecord, depositRecords, depositSubmit } from '../../src/api/contract/deposits';
import { fundRecordDetail, fundRecords } from '../../src/api/contract/fundRecords';
import { loanBorrow, loanRecord, loanRecords, loanRepay } from '../../src/api/contract/loans';
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

const deposited = ({ act }: Trial) => act((exchange, member) => requestDeposit(exchange, member).id);
const withdrawn = ({ act }: Trial) => act((exchange, member) => requestWithdrawal(exchange, member).id);
const borrowed = ({ act }: Trial) => act((exchange, member) => takeLoan(exchange, member).id);

const signedIn = async ({ ask }: Trial, days: number) => {
  for (let day = 0; day < days; day += 1) {
    await ask(signIn, {});
    await ask(demoAdvance, { minutes: 24 * 60 });
  }
};

const firstPage = { page: 1 };

/** Samples about deposits, withdrawals, loans and currencies. */
export const moneySamples = [
  sample(depositSubmit, ({ act }) =>
    act((exchange, member) => ({
      ...{ clientRequestId, channelId: 'asagiri', amount: '300000', channelPassword: '' },
      proofUpload: uploadSample(exchange, member, 'depositProof').id,
    })),
  ),
  sample(demoDecide, async (trial) => ({ kind: 'deposit', id: await deposited(trial), verdict: 'pass' })),
  sample(depositRecords, async (trial) => {
    await deposited(trial);
    return firstPage;
  }),
  sample(depositRecord, async (trial) => ({ id: await deposited(trial) })),
  sample(withdrawSubmit, async ({ act }) => {
    const { id: cardId } = await act(prepareForWithdrawal);
    return { clientRequestId, cardId, amount: '200000', fundPassword: sampleFundPassword };
  }),
  sample(withdrawCancel, async (trial) => ({ clientRequestId, id: await withdrawn(trial) })),
  sample(withdrawRecords, async (trial) => {
    await withdrawn(trial);
    return firstPage;
  }),
  sample(withdrawRecord, async (trial) => ({ id: await withdrawn(trial) })),
  sample(fundRecords, () => firstPage),
  sample(fundRecordDetail, async ({ ask }) => ({ id: first((await ask(fundRecords, firstPage)).items).id })),
  sample(currencyRate, () => ({ from: 'JPY', to: 'USD' })),
  sample(currencyConvert, bought),
  sample(currencyRecords, async (trial) => {
    await trial.ask(currencyConvert, await bought(trial));
    return firstPage;
  }),
  sample(loanBorrow, () => ({ clientRequestId, amount: '200000', days: 30 })),
  sample(loanRepay, async (trial) => ({ clientRequestId, id: await borrowed(trial), amount: '50000' })),
  sample(loanRecords, async (trial) => {
    await borrowed(trial);
    return firstPage;
  }),
  sample(loanRecord, async (trial) => ({ id: await borrowed(trial) })),
  sample(signInRecords, async (trial) => {
    await signedIn(trial, 2);
    return firstPage;
  }),
  sample(claimSignInReward, async (trial) => {
    await signedIn(trial, 7);
    return { clientRequestId };
  }),
];
