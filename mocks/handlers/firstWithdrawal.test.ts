import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../../src/api/contract/account';
import { executedAnswer } from '../../src/api/contract/call';
import { cardAdd, cardList, cardRemove, cardRules } from '../../src/api/contract/cards';
import { demoAdvance } from '../../src/api/contract/demo';
import {
  depositChannels,
  depositRecord,
  depositRecords,
  depositSubmit,
} from '../../src/api/contract/deposits';
import { fundRecordDetail, fundRecords } from '../../src/api/contract/fundRecords';
import { realName, saveRealNameDraft, submitRealName } from '../../src/api/contract/identity';
import { login, register } from '../../src/api/contract/login';
import {
  changeFundPassword,
  changeLoginPassword,
  profile,
  security,
  setAvatar,
  setFundPassword,
} from '../../src/api/contract/settings';
import { uploadBegin, uploadChunk, uploadRules, uploadStatus } from '../../src/api/contract/uploads';
import {
  withdrawCancel,
  withdrawRecord,
  withdrawRecords,
  withdrawRules,
  withdrawSubmit,
} from '../../src/api/contract/withdrawals';
import type { UploadKind } from '../../src/domain/uploads/uploadsVocabulary';
import { sampleCards, sampleImage, samplePerson } from '../exchange/identity/seed';
import { brokerInviteCode } from '../exchange/login/register';
import { listenInProcess } from '../node';
import { storyHandlers } from '../story';
import { serverText } from './serverTexts';
import { request, succeed } from './testCall';

type Session = { token: string; account: string };

const server = listenInProcess([]);
afterAll(() => server.close());
beforeAll(() => server.resetHandlers());
beforeEach(() => server.resetHandlers(...storyHandlers({ scenario: 'newcomer' }).handlers));

const registration = { account: '9000000001', password: 'abcd1234', inviteCode: brokerInviteCode };

async function newMember(): Promise<Session> {
  const { token } = await succeed(register, { ...registration, confirmPassword: registration.password });
  return { token, account: registration.account };
}

async function upload(own: Session, kind: UploadKind): Promise<string> {
  const { contentType, size, data } = sampleImage;
  const { id } = await succeed(uploadBegin, { kind, contentType, size }, own);
  expect((await succeed(uploadChunk, { id, offset: 0, data }, own)).complete).toBe(true);
  return id;
}

async function verify(own: Session): Promise<void> {
  const frontUpload = await upload(own, 'idFront');
  const backUpload = await upload(own, 'idBack');
  const form = { ...samplePerson, frontUpload, backUpload };
  const { status, reviewMinutes } = await succeed(submitRealName, form, own);
  expect(status).toBe('underReview');
  await succeed(demoAdvance, { minutes: reviewMinutes });
  expect((await succeed(realName, {}, own)).status).toBe('verified');
}

async function depositMoney(own: Session, amount: string): Promise<void> {
  const { channels, reviewMinutes, bookingMinutes } = await succeed(depositChannels, {}, own);
  const deposit = {
    clientRequestId: 'deposit',
    channelId: channels[0]?.id ?? '',
    amount,
    channelPassword: '',
    proofUpload: await upload(own, 'depositProof'),
  };
  const { id } = await succeed(depositSubmit, deposit, own);
  expect((await succeed(depositSubmit, deposit, own)).id).toBe(id);
  await succeed(demoAdvance, { minutes: reviewMinutes + bookingMinutes });
  expect((await succeed(depositRecord, { id }, own)).status).toBe('success');
}

async function setUp(own: Session): Promise<string> {
  await verify(own);
  const password = { newPassword: '246810', confirmPassword: '246810' };
  await succeed(setFundPassword, { loginPassword: registration.password, ...password }, own);
  expect((await succeed(security, {}, own)).fundPasswordSet).toBe(true);
  return (await succeed(cardAdd, { ...sampleCards.JP, fundPassword: '246810' }, own)).id;
}

test('from newcomer to the first withdrawal', async () => {
  const own = await newMember();
  const cardId = await setUp(own);
  await depositMoney(own, '500000');
  const rules = await succeed(withdrawRules, {}, own);
  const withdrawal = { clientRequestId: 'withdraw', cardId, amount: '200000', fundPassword: '246810' };
  const { id } = executedAnswer(await succeed(withdrawSubmit, withdrawal, own));
  expect(executedAnswer(await succeed(withdrawSubmit, withdrawal, own)).id).toBe(id);
  expect(await succeed(account, {}, own)).toMatchObject({ availableFunds: '300000', frozenFunds: '200000' });
  await succeed(demoAdvance, { minutes: rules.reviewMinutes + rules.payoutMinutes });
  expect((await succeed(withdrawRecord, { id }, own)).stages.map(({ reachedAt }) => reachedAt)).not.toContain(
    null,
  );
  expect(await succeed(account, {}, own)).toMatchObject({ totalAssets: '300000', frozenFunds: '0' });

  const { items } = await succeed(fundRecords, { page: 1 }, own);
  expect(items.map(({ type, amount, status }) => [type, amount, status])).toEqual([
    ['withdrawalRequested', '-200000', 'success'],
    ['deposit', '500000', 'success'],
  ]);
  expect(await succeed(fundRecordDetail, { id: items[1]?.id ?? '' }, own)).toEqual(items[1]);
  expect((await request(fundRecords, { page: 1, month: '2026-13' }, own)).body.status).toBe(0);
});

test('a cancelled withdrawal is in the records', async () => {
  const own = await newMember();
  const cardId = await setUp(own);
  await depositMoney(own, '500000');
  const withdrawal = { clientRequestId: 'a', cardId, amount: '200000', fundPassword: '246810' };
  const { id } = executedAnswer(await succeed(withdrawSubmit, withdrawal, own));
  await succeed(withdrawCancel, { clientRequestId: 'b', id }, own);
  expect((await succeed(withdrawRecords, { page: 1, status: 'rejected' }, own)).items).toHaveLength(1);
  expect((await succeed(withdrawRecords, { page: 1, status: 'success' }, own)).items).toEqual([]);
  expect((await succeed(depositRecords, { page: 2 }, own)).items).toEqual([]);
  await succeed(cardRemove, { id: cardId }, own);
  expect(await succeed(cardList, {}, own)).toEqual([]);
});

describe('an upload', () => {
  const image = new Uint8Array(300 * 1024);
  image.set([0xff, 0xd8, 0xff, 0xe0]);
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

  test('that is interrupted can be resumed', async () => {
    const own = await newMember();
    const { chunkSize, contentTypes } = await succeed(uploadRules, {});
    const [contentType = ''] = contentTypes;
    const begun = await succeed(uploadBegin, { kind: 'avatar', contentType, size: image.length }, own);
    const { id } = begun;
    await succeed(uploadChunk, { id, offset: 0, data: base64(image.slice(0, chunkSize)) }, own);
    const { received, complete } = await succeed(uploadStatus, { id }, own);
    expect({ received, complete }).toEqual({ received: chunkSize, complete: false });
    const rest = { id, offset: received, data: base64(image.slice(received)) };
    expect((await succeed(uploadChunk, rest, own)).complete).toBe(true);

    expect((await succeed(profile, {}, own)).avatar).toBeUndefined();
    const { avatar } = await succeed(setAvatar, { upload: id }, own);
    expect(existsSync(join('mocks/public/api', avatar ?? ''))).toBe(true);
  });
});

test('the real-name check resumes with the stored draft', async () => {
  const own = await newMember();
  const draft = { name: '青木', katakanaName: 'アオ', latinName: '', idNumber: 'TR48' };
  await succeed(saveRealNameDraft, draft, own);
  expect((await succeed(realName, {}, own)).draft).toEqual(draft);
  expect((await succeed(cardRules, {}, own)).holder).toBeNull();
});

test('changing the login password ends all sessions except the current one', async () => {
  const own = await newMember();
  const { token } = await succeed(login, registration);
  const change = { oldPassword: 'abcd1234', newPassword: 'efgh5678', confirmPassword: 'efgh5678' };
  await succeed(changeLoginPassword, change, own);
  await succeed(security, {}, own);
  expect((await request(security, {}, { ...own, token })).response.status).toBe(401);
  expect((await request(changeFundPassword, change, own)).body.msg).toBe(serverText('wrongOriginalPassword'));
});

test('each empty field is refused with its own message', async () => {
  const empty = await request(login, { account: '', password: '' });
  expect(empty.body.msg).toBe(serverText('accountEmpty'));
  const missing = await request(login, { account: registration.account } as typeof registration);
  expect(missing.body.msg).toBe(serverText('passwordEmpty'));
  const differing = await request(register, { ...registration, confirmPassword: 'abcd1235' });
  expect(differing.body.msg).toBe(serverText('passwordsDiffer'));
});
