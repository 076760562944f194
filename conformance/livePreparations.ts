import { sampleCards, sampleFundPassword, sampleImage, samplePerson } from '../mocks/exchange/identity/seed';
import type { Preparations } from '../reference/examples/preparations';
import type { Trial } from '../reference/examples/trial';
import { account } from '../src/api/contract/account';
import { cardAdd, cardList, cardRules } from '../src/api/contract/cards';
import { depositChannels, depositRecords, depositSubmit } from '../src/api/contract/deposits';
import { realName, submitRealName } from '../src/api/contract/identity';
import { loanBorrow, loanRecord, loanRepay, loanTerms } from '../src/api/contract/loans';
import { security, setFundPassword } from '../src/api/contract/settings';
import { uploadBegin, uploadChunk } from '../src/api/contract/uploads';
import { withdrawCancel, withdrawRecords, withdrawSubmit } from '../src/api/contract/withdrawals';
import { holderNames } from '../src/domain/cards/holderName';
import type { UploadKind } from '../src/domain/uploads/uploadsVocabulary';
import type { Review } from './adapter';
import type { Member } from './client';

import { inviteCodeOf, unusedAccount } from './members';
import { NotTried, type Run } from './run';
import { enough } from './state';

/** Preparations of a member of the server under test. */
export interface LivePreparations extends Preparations {
  /** Decides a case of the member. */
  decide: (review: Omit<Review, 'account'>, verdict: 'pass' | 'reject') => Promise<void>;
}

/** Seven digits that are the number of no account, most likely. */
const cardNumber = () => String(1_000_000 + Math.floor(Math.random() * 9_000_000));

/** Preparations through calls and the adapter. */
export function livePreparations(
  run: Run,
  member: Member,
  trial: Pick<Trial, 'ask' | 'newId' | 'advance'>,
): LivePreparations {
  const { ask, newId, advance } = trial;
  const decide: LivePreparations['decide'] = async (review, verdict) => {
    if (!run.adapter.decide)
      throw new NotTried('it needs a decision of the back office, and no adapter makes it');
    await run.adapter.decide({ ...review, account: member.account }, verdict);
  };

  const upload = async (kind: UploadKind) => {
    const { data, ...image } = sampleImage;
    const { id } = await ask(uploadBegin, { kind, ...image });
    await ask(uploadChunk, { id, offset: 0, data });
    return id;
  };

  const realNameSubmitted = async () => {
    const { status } = await ask(realName, {});
    if (status !== 'unverified') return status;
    const frontUpload = await upload('idFront');
    const backUpload = await upload('idBack');
    await ask(submitRealName, { ...samplePerson, frontUpload, backUpload });
    return 'underReview';
  };

  const verified = async () => {
    if ((await realNameSubmitted()) !== 'verified') await decide({ kind: 'realName' }, 'pass');
  };

  const fundPassword = async () => {
    const { fundPasswordSet } = await ask(security, {});
    if (fundPasswordSet && !ownFundPasswords.has(member))
      throw new NotTried('the fund password is not known');
    if (!fundPasswordSet) {
      const typed = { newPassword: sampleFundPassword, confirmPassword: sampleFundPassword };
      await ask(setFundPassword, { loginPassword: member.password, ...typed });
      ownFundPasswords.add(member);
    }
    return sampleFundPassword;
  };

  const card = async () => {
    const [present] = await ask(cardList, {});
    if (present) return present.id;
    await verified();
    const { holder: name, katakanaName } = await ask(cardRules, {});
    const [holder = sampleCards.JP.holder] = holderNames('JP', { name: name ?? '', katakanaName });
    const own = { holder, number: cardNumber(), fundPassword: await fundPassword() };
    return (await ask(cardAdd, { ...sampleCards.JP, ...own })).id;
  };

  /** Decides or cancels transfers under review, because a member can have only one of a kind. */
  const noTransfer = async () => {
    const pending = { page: 1, status: 'pendingReview' } as const;
    for (const { id } of (await ask(depositRecords, pending)).items)
      await decide({ kind: 'deposit', id }, 'reject');
    for (const { id } of (await ask(withdrawRecords, pending)).items)
      await ask(withdrawCancel, { id, clientRequestId: newId() });
  };

  const deposit = async (amount: string) => {
    await noTransfer();
    const { channels } = await ask(depositChannels, {});
    const channel = channels.find(({ kind, needsPassword }) => kind === 'bankTransfer' && !needsPassword);
    if (!channel) throw new NotTried('there is no channel for bank transfers');
    const proofUpload = await upload('depositProof');
    const request = { channelId: channel.id, amount, proofUpload, channelPassword: '' };
    return (await ask(depositSubmit, { clientRequestId: newId(), ...request })).id;
  };

  const funds = async () => {
    const available = async () => Number((await ask(account, {})).availableFunds);
    for (let step = 0; (await available()) < enough; step++) {
      if (step === 3 || !run.adapter.decide)
        throw new NotTried(`the member has less than ${enough.toLocaleString('en')} yen`);
      await decide({ kind: 'deposit', id: await deposit('3000000') }, 'pass');
      await advance((await ask(depositChannels, {})).bookingMinutes + 1);
    }
  };

  const withdrawable = async () => {
    await noTransfer();
    return card();
  };

  const withdrawal = async () => {
    const request = { cardId: await withdrawable(), amount: '200000', fundPassword: await fundPassword() };
    return (await ask(withdrawSubmit, { clientRequestId: newId(), ...request })).id;
  };

  const loan = async () => {
    const { openLoanId, dayOptions } = await ask(loanTerms, {});
    const request = { amount: '200000', days: dayOptions[0] ?? 30 };
    const id = openLoanId ?? (await ask(loanBorrow, { clientRequestId: newId(), ...request })).id;
    if ((await ask(loanRecord, { id })).status === 'awaitingAudit')
      await decide({ kind: 'loan', id }, 'pass');
    return id;
  };

  return {
    credentials: { account: member.account, password: member.password },
    unusedAccount,
    cardNumber,
    decide,
    inviteCode: () => inviteCodeOf(run.client, run.main),
    funds,
    fundPassword,
    upload,
    realNameSubmitted,
    verified,
    card,
    withdrawable,
    withdrawal,
    loan,
    deposit: async () => {
      const [present] = (await ask(depositRecords, { page: 1, status: 'pendingReview' })).items;
      return present?.id ?? deposit('300000');
    },
    noLoan: async () => {
      const { openLoanId } = await ask(loanTerms, {});
      if (!openLoanId) return;
      const { repayment } = await ask(loanRecord, { id: await loan() });
      await ask(loanRepay, { clientRequestId: newId(), id: openLoanId, amount: repayment.outstanding });
    },
    noTransfer,
  };
}

/** Members whose fund password this run has set. */
const ownFundPasswords = new WeakSet<Member>();
