import { demoMember } from '../../mocks/exchange/demoMember';
import {
  addSampleCard,
  sampleCards,
  sampleFundPassword,
  sampleImage,
  samplePerson,
  setSampleFundPassword,
  submitSampleRealName,
  uploadSample,
  verifyImmediately,
} from '../../mocks/exchange/identity/seed';
import { brokerInviteCode } from '../../mocks/exchange/members/register';
import { cardAdd, cardBanks, cardList, cardRemove } from '../../src/api/contract/cards';
import { realName, saveRealNameDraft, submitRealName } from '../../src/api/contract/identity';
import { noticeDetail, noticeList } from '../../src/api/contract/notices';
import {
  changeFundPassword,
  changeLoginPassword,
  security,
  setAvatar,
  setFundPassword,
} from '../../src/api/contract/security';
import { login, register } from '../../src/api/contract/session';
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
  sample(login, () => demoMember),
  sample(register, () => ({
    ...{ account: '9087654321', password: 'abcd1234', confirmPassword: 'abcd1234' },
    inviteCode: brokerInviteCode,
  })),
  sample(security, async ({ act }) => {
    await act(setSampleFundPassword);
    return {};
  }),
  sample(setFundPassword, () => ({
    loginPassword: demoMember.password,
    ...{ newPassword: sampleFundPassword, confirmPassword: sampleFundPassword },
  })),
  sample(changeFundPassword, async ({ act }) => {
    await act(setSampleFundPassword);
    return { oldPassword: sampleFundPassword, newPassword: '135791', confirmPassword: '135791' };
  }),
  sample(changeLoginPassword, () => ({
    oldPassword: demoMember.password,
    ...{ newPassword: 'abcd1234', confirmPassword: 'abcd1234' },
  })),
  sample(uploadBegin, () => ({ kind: 'avatar', ...image })),
  sample(uploadChunk, async (trial) => ({ id: (await begun(trial)).id, offset: 0, data })),
  sample(uploadStatus, async (trial) => ({ id: (await begun(trial)).id })),
  sample(setAvatar, async ({ act }) => ({
    upload: await act((exchange, member) => uploadSample(exchange, member, 'avatar').id),
  })),
  sample(realName, async ({ act }) => {
    await act((exchange, member) => void submitSampleRealName(exchange, member));
    return {};
  }),
  sample(saveRealNameDraft, () => samplePerson),
  sample(submitRealName, ({ act }) =>
    act((exchange, member) => ({
      ...samplePerson,
      frontUpload: uploadSample(exchange, member, 'idFront').id,
      backUpload: uploadSample(exchange, member, 'idBack').id,
    })),
  ),
  sample(cardAdd, async ({ act }) => {
    await act((exchange, member) => {
      verifyImmediately(exchange, member);
      setSampleFundPassword(exchange, member);
    });
    return { ...sampleCards.JP, fundPassword: sampleFundPassword };
  }),
  sample(cardBanks, async () => ({ region: 'JP' })),
  sample(cardList, async ({ act }) => {
    await act(withCard);
    return {};
  }),
  sample(cardRemove, async ({ act }) => ({ id: (await act(withCard)).id })),
  sample(noticeDetail, async ({ ask }) => {
    const { items } = await ask(noticeList, { language: 'en', page: 1 });
    return { language: 'en', id: first(items).id };
  }),
  sample(supportSend, () => question),
  sample(supportMessages, async ({ ask }) => {
    await ask(supportSend, question);
    return { language: 'en', page: 1 };
  }),
];

function withCard(...[exchange, member]: Parameters<typeof addSampleCard>) {
  verifyImmediately(exchange, member);
  return addSampleCard(exchange, member);
}
