import {
  sampleCards,
  sampleFundPassword,
  sampleImage,
  samplePerson,
} from '../../mocks/exchange/identity/seed';
import { assetHistory } from '../../src/api/contract/assetHistory';
import { cardAdd, cardBanks, cardList, cardRemove } from '../../src/api/contract/cards';
import {
  realName,
  saveRealNameDraft,
  submitNameSpelling,
  submitRealName,
} from '../../src/api/contract/identity';
import { login, register } from '../../src/api/contract/login';
import { noticeDetail, noticeList } from '../../src/api/contract/notices';
import {
  changeFundPassword,
  changeLoginPassword,
  security,
  setAvatar,
  setFundPassword,
} from '../../src/api/contract/settings';
import { supportMessages, supportSend } from '../../src/api/contract/support';
import { uploadBegin, uploadChunk, uploadStatus } from '../../src/api/contract/uploads';
import { first, sample } from './sample';
import type { Trial } from './trial';

const { data, ...image } = sampleImage;

const question = {
  clientRequestId: '7c1f6b0e54d24a0b8a3c9d2e5f607182',
  message: 'When will my deposit be available?',
  screen: '/user/FundingDetails',
};

const begun = ({ ask }: Trial) => ask(uploadBegin, { kind: 'avatar', ...image });

/** Samples about the account, identity and support. */
export const accountSamples = [
  sample(assetHistory, () => ({ range: 'week' })),
  sample(login, ({ prepare }) => prepare.credentials),
  sample(register, async ({ prepare }) => ({
    account: prepare.unusedAccount(),
    password: 'abcd1234',
    confirmPassword: 'abcd1234',
    inviteCode: await prepare.inviteCode(),
  })),
  sample(security, async ({ prepare }) => {
    await prepare.fundPassword();
    return {};
  }),
  sample(setFundPassword, ({ prepare }) => ({
    loginPassword: prepare.credentials.password,
    newPassword: sampleFundPassword,
    confirmPassword: sampleFundPassword,
  })),
  sample(changeFundPassword, async ({ prepare }) => {
    const oldPassword = await prepare.fundPassword();
    return { oldPassword, newPassword: '135791', confirmPassword: '135791' };
  }),
  sample(changeLoginPassword, ({ prepare }) => ({
    oldPassword: prepare.credentials.password,
    newPassword: 'abcd1234',
    confirmPassword: 'abcd1234',
  })),
  sample(uploadBegin, () => ({ kind: 'avatar', ...image })),
  sample(uploadChunk, async (trial) => ({ id: (await begun(trial)).id, offset: 0, data })),
  sample(uploadStatus, async (trial) => ({ id: (await begun(trial)).id })),
  sample(setAvatar, async ({ prepare }) => ({ upload: await prepare.upload('avatar') })),
  sample(realName, async ({ prepare }) => {
    await prepare.realNameSubmitted();
    return {};
  }),
  sample(saveRealNameDraft, () => samplePerson),
  sample(submitRealName, async ({ prepare }) => ({
    ...samplePerson,
    frontUpload: await prepare.upload('idFront'),
    backUpload: await prepare.upload('idBack'),
  })),
  sample(submitNameSpelling, async ({ prepare }) => {
    await prepare.verified();
    return { script: 'katakana', spelling: samplePerson.katakanaName };
  }),
  sample(cardAdd, async ({ prepare }) => {
    await prepare.verified();
    const number = prepare.cardNumber();
    return { ...sampleCards.JP, number, fundPassword: await prepare.fundPassword() };
  }),
  sample(cardBanks, async () => ({ region: 'JP' })),
  sample(cardList, async ({ prepare }) => {
    await prepare.card();
    return {};
  }),
  sample(cardRemove, async ({ prepare }) => ({ id: await prepare.card() })),
  sample(noticeDetail, async ({ ask }) => {
    const { items } = await ask(noticeList, { language: 'en', page: 1 });
    return { language: 'en', id: first(items).id };
  }),
  sample(supportSend, () => question),
  sample(supportMessages, async ({ ask }) => {
    const firstPage = { language: 'en', page: 1 } as const;
    const { items } = await ask(supportMessages, firstPage);
    if (items.length === 0) await ask(supportSend, question);
    return firstPage;
  }),
];
