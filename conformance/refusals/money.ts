import { account } from '../../src/api/contract/account';
import type { RequestOf } from '../../src/api/contract/call';
import { currencyConvert, currencyRate } from '../../src/api/contract/currencyExchange';
import { depositChannels, depositSubmit } from '../../src/api/contract/deposits';
import { loanBorrow, loanRecord, loanRepay, loanTerms } from '../../src/api/contract/loans';
import { results } from '../../src/api/contract/results';
import { claimSignInReward, signIn, signInStatus } from '../../src/api/contract/rewards';
import { withdrawCancel, withdrawRules, withdrawSubmit } from '../../src/api/contract/withdrawals';
import { add } from '../../src/domain/decimal';
import type { LiveTrial } from '../liveTrial';
import { NotTried } from '../run';
import { type Before, refusals } from './refusalCase';

const ownChannel = async ({ trial, good }: Before<RequestOf<typeof depositSubmit>>) => {
  const { channels } = await trial.ask(depositChannels, {});
  const found = channels.find(({ id }) => id === good.channelId);
  if (!found) throw new NotTried('the channel is gone');
  return found;
};

type Channel = Awaited<ReturnType<typeof ownChannel>>;

const channelThat = async ({ trial }: { trial: LiveTrial }, what: string, is: (one: Channel) => boolean) => {
  const found = (await trial.ask(depositChannels, {})).channels.find(is);
  if (!found) throw new NotTried(`no channel ${what}`);
  return { channelId: found.id, amount: found.minimum };
};

const rules = ({ trial }: { trial: LiveTrial }) => trial.ask(withdrawRules, {});

const owed = async ({ trial, good }: Before<RequestOf<typeof loanRepay>>) =>
  (await trial.ask(loanRecord, { id: good.id })).repayment.outstanding;

/** Refusals of transfers, loans, currencies and rewards. */
export const moneyRefusals = [
  refusals(results, {
    before: [['a first day after the last', 'parameterError', { from: '2026-12-01', to: '2026-11-30' }]],
  }),
  refusals(depositSubmit, {
    before: [
      ['no channel', 'parameterError', { channelId: 'none-such' }],
      ['half a yen', 'parameterError', async ({ good }) => ({ amount: add(String(good.amount), '0.5') })],
      [
        'less than the minimum',
        'depositMinimum',
        async (scene) => ({ amount: add((await ownChannel(scene)).minimum, '-1') }),
      ],
      [
        'more than the maximum',
        'depositMaximum',
        async (scene) => ({ amount: add((await ownChannel(scene)).maximum, '1') }),
      ],
      ['no proof', 'depositProofMissing', { proofUpload: '' }],
      ['the proof of nobody', 'keyMismatch', { proofUpload: 'none-such' }],
      [
        'an image of another kind',
        'keyMismatch',
        async ({ trial }) => ({ proofUpload: await trial.prepare.upload('avatar') }),
      ],
      [
        'a wrong password of the channel',
        'wrongChannelPassword',
        async (scene) => ({
          ...(await channelThat(scene, 'needs a password', ({ needsPassword }) => needsPassword)),
          channelPassword: 'none such',
        }),
      ],
      [
        'a channel of customer service',
        'contactServiceForDeposit',
        (scene) => channelThat(scene, 'is of customer service', ({ kind }) => kind === 'customerService'),
      ],
    ],
    after: [
      [
        'a second deposit while one is under review',
        'otherFundOperation',
        async ({ trial }) => ({ proofUpload: await trial.prepare.upload('depositProof') }),
      ],
    ],
    late: {
      '16:00': [
        [
          'a channel outside its hours',
          'outsideFundsTime',
          async (scene) => ({
            ...(await channelThat(scene, 'is closed now', ({ hours }) => hours?.open === false)),
            proofUpload: await scene.trial.prepare.upload('depositProof'),
          }),
        ],
      ],
      '20:00': [
        [
          'a deposit in the evening',
          'outsideDepositTime',
          async ({ trial }) => ({ proofUpload: await trial.prepare.upload('depositProof') }),
        ],
      ],
    },
  }),
  refusals(withdrawSubmit, {
    before: [
      ['no card', 'cardNotFound', { cardId: 'none-such' }],
      ['no fund password', 'passwordEmpty', { fundPassword: '' }],
      ['half a yen', 'parameterError', async ({ good }) => ({ amount: add(String(good.amount), '0.5') })],
      [
        'less than the minimum',
        'withdrawalMinimum',
        async (scene) => ({ amount: add((await rules(scene)).minimum, '-1') }),
      ],
      [
        'more than the maximum',
        'withdrawalMaximum',
        async (scene) => ({ amount: add((await rules(scene)).maximum, '1') }),
      ],
      [
        'more than the balance',
        'insufficientBalance',
        async (scene) => {
          const { availableFunds } = await scene.trial.ask(account, {});
          const amount = add(String(Math.floor(Number(availableFunds))), '1');
          if (Number(amount) > Number((await rules(scene)).maximum))
            throw new NotTried('the member has more than the maximum of a withdrawal');
          return { amount };
        },
      ],
      ['a wrong fund password', 'wrongFundPassword', { fundPassword: '000000' }],
    ],
    stranger: [
      ['a member without a real-name check', 'realNameMissing', {}],
      [
        'a member whose real-name check is under review',
        'realNameNotPassed',
        async ({ trial }) => {
          await trial.prepare.realNameSubmitted();
          return {};
        },
      ],
    ],
    after: [['a second withdrawal while one is under review', 'otherFundOperation', {}]],
    late: { '20:00': [['a withdrawal in the evening', 'outsideWithdrawalTime', {}]] },
  }),
  refusals(withdrawCancel, { after: [['a second cancellation', 'orderNotPending', {}]] }),
  refusals(loanBorrow, {
    before: [
      ['no amount', 'parameterError', { amount: '0' }],
      ['half a yen', 'parameterError', async ({ good }) => ({ amount: add(String(good.amount), '0.5') })],
      ['a term that is not offered', 'parameterError', { days: 4 }],
      [
        'less than the minimum',
        'belowMinimum',
        async ({ trial }) => ({ amount: add((await trial.ask(loanTerms, {})).minimum, '-1') }),
      ],
      [
        'more than the credit limit',
        'borrowingClosed',
        async ({ trial }) => ({ amount: add((await trial.ask(loanTerms, {})).available, '1') }),
      ],
    ],
    after: [['a second loan', 'loanOutstanding', {}]],
    late: { '20:00': [['a loan in the evening', 'borrowingClosed', {}]] },
  }),
  refusals(loanRepay, {
    before: [
      ['no amount', 'parameterError', { amount: '0' }],
      ['a negative amount', 'parameterError', { amount: '-1' }],
      ['a fraction of a sen', 'parameterError', { amount: '0.001' }],
      [
        'more than is owed',
        'repaymentExceedsLoan',
        async (scene) => ({ amount: add(await owed(scene), '1') }),
      ],
    ],
    stranger: [
      [
        'a repayment of all with the loan alone',
        'insufficientBalance',
        async ({ trial }) => {
          const id = await trial.prepare.loan();
          return { id, amount: (await trial.ask(loanRecord, { id })).repayment.outstanding };
        },
      ],
    ],
  }),
  refusals(currencyRate, {
    before: [
      ['equal currencies', 'parameterError', { to: 'JPY' }],
      ['a pair without a rate', 'parameterError', { to: 'INR' }],
    ],
  }),
  refusals(currencyConvert, {
    before: [
      ['equal currencies', 'parameterError', { to: 'JPY' }],
      ['no amount', 'parameterError', { amount: '0' }],
      ['a negative amount', 'parameterError', { amount: '-2000' }],
      ['a part of a sen', 'parameterError', { amount: '2000.005' }],
      [
        'less than the minimum',
        'belowMinimum',
        async ({ trial, good }) => ({
          amount: add((await trial.ask(currencyRate, { from: good.from, to: good.to })).minimum, '-1'),
        }),
      ],
      [
        'more than the maximum',
        'aboveMaximum',
        async ({ trial, good }) => ({
          amount: add((await trial.ask(currencyRate, { from: good.from, to: good.to })).maximum, '1'),
        }),
      ],
      [
        'a currency without a balance',
        'insufficientBalance',
        async ({ trial }) => {
          const { rate, minimum } = await trial.ask(currencyRate, { from: 'MYR', to: 'JPY' });
          return { from: 'MYR', to: 'JPY', amount: minimum, rate };
        },
      ],
    ],
    late: {
      '03:10': [
        [
          'an exchange while the bank is closed',
          'outsideFundsTime',
          async ({ trial, good: { from, to } }) => ({
            rate: (await trial.ask(currencyRate, { from, to })).rate,
          }),
        ],
      ],
    },
  }),
  refusals(signInStatus, { before: [['a month that is none', 'parameterError', { month: '2026-13' }]] }),
  refusals(signIn, { after: [['a second sign-in of a day', 'alreadySignedIn', {}]] }),
  refusals(claimSignInReward, { after: [['a second reward', 'notEnoughSignIns', {}]] }),
];
