import type { CardRegion } from '../../../src/domain/cards/cardsVocabulary';
import { holderNames } from '../../../src/domain/cards/holderName';
import type { RealNameField } from '../../../src/domain/identity/identityVocabulary';
import type { TypedRealName } from '../../../src/domain/identity/realNameReasons';
import type { UploadKind } from '../../../src/domain/uploads/uploadsVocabulary';
import { addCard, type CardRequest, cardsOf } from '../cards/cards';
import type { Exchange } from '../exchange';
import { brokerInviteCode, register } from '../login/register';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import { fundPasswordOf, setFundPassword } from '../settings/passwords';
import { requireFundPassword, requireLoginPassword } from '../settings/passwordTries';
import { addChunk, beginUpload } from '../uploads/uploads';
import type { Member } from '../world';
import { reviewRealName, submitRealName } from './realName';
import type { CardRecord, RealNameRecord, UploadRecord } from './records';
import { fundPasswordLimit, loginPasswordLimit } from './rules';

/*
 * Steps of a member up to the first withdrawal, one function each, for scenarios, stories and tests. They call the same
 * functions as the API calls.
 */

/** Fund password of the demonstration. */
export const sampleFundPassword = '246810';

/** An invented person. */
export const samplePerson: TypedRealName = {
  name: 'AOKI HARUKA',
  katakanaName: 'アオキ ハルカ',
  latinName: '',
  idNumber: 'TR4820917',
};

/** The smallest valid image: a PNG of one pixel, in Base64. */
export const sampleImage = {
  contentType: 'image/png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  /** In bytes. */
  size: 70,
};

/** A sample card for each region, in the name of the sample person. */
export const sampleCards: Record<CardRegion, CardRequest> = {
  JP: {
    region: 'JP',
    holder: 'アオキ ハルカ',
    type: 'savings',
    bankName: 'あさぎり銀行',
    number: '4820917',
    branchName: '本店営業部',
    branchCode: '101',
    ifsc: '',
    upi: '',
  },
  TW: {
    region: 'TW',
    holder: samplePerson.name,
    type: 'savings',
    bankName: '晨霧銀行',
    number: '048209170355',
    branchName: '城中分行',
    branchCode: '0101',
    ifsc: '',
    upi: '',
  },
  IN: {
    region: 'IN',
    holder: samplePerson.name,
    type: 'current',
    bankName: 'Morning Mist Bank',
    number: '48209170355',
    branchName: '',
    branchCode: '',
    ifsc: 'MMBK0000101',
    upi: 'haruka@mmbk',
  },
};

/** Registers another member with the broker's invite code. */
export function anotherMember(exchange: Exchange, account = '9000000001'): Member {
  return register(exchange, { account, password: 'abcd1234', inviteCode: brokerInviteCode });
}

/** Uploads the sample image in one chunk. */
export function uploadSample(exchange: Exchange, member: Member, kind: UploadKind): UploadRecord {
  const { contentType, data, size } = sampleImage;
  const { id } = beginUpload(exchange, member, { kind, contentType, size });
  return addChunk(exchange, member, { id, offset: 0, data });
}

/** Submits the real-name check; it is then under review. */
export function submitSampleRealName(
  exchange: Exchange,
  member: Member,
  person = samplePerson,
): RealNameRecord {
  return submitRealName(exchange, member, {
    ...person,
    frontUpload: uploadSample(exchange, member, 'idFront').id,
    backUpload: uploadSample(exchange, member, 'idBack').id,
  });
}

/** Submits and passes the real-name check at once. */
export function verifyImmediately(exchange: Exchange, member: Member, person = samplePerson): void {
  reviewRealName(exchange, submitSampleRealName(exchange, member, person));
}

/** Submits and rejects the real-name check at once. The member is unverified again and has the list of problems. */
export function rejectRealName(
  exchange: Exchange,
  member: Member,
  problems: RealNameField[] = ['idNumber', 'front'],
): void {
  reviewRealName(exchange, submitSampleRealName(exchange, member), problems);
}

/** Adds the region's sample card to a verified member. */
export function addSampleCard(exchange: Exchange, member: Member, region: CardRegion = 'JP'): CardRecord {
  const verified = lookup(exchange.world.identity.realNames, member.account) ?? samplePerson;
  const holder = holderNames(region, verified)[0] ?? sampleCards[region].holder;
  return addCard(exchange, member, { ...sampleCards[region], holder });
}

/** Sets the sample fund password. */
export function setSampleFundPassword(exchange: Exchange, member: Member): void {
  setFundPassword(exchange, member, {
    loginPassword: member.password,
    newPassword: sampleFundPassword,
    confirmPassword: sampleFundPassword,
  });
}

/** Adds whatever is missing for a withdrawal: verification, fund password and card. */
export function prepareForWithdrawal(exchange: Exchange, member: Member): CardRecord {
  if (member.verification !== 'verified') verifyImmediately(exchange, member);
  if (fundPasswordOf(exchange, member) === undefined) setSampleFundPassword(exchange, member);
  return cardsOf(exchange, member)[0] ?? addSampleCard(exchange, member);
}

/** Enters wrong fund passwords until further attempts are blocked. */
export function enterWrongFundPasswords(exchange: Exchange, member: Member): void {
  refusedTimes(fundPasswordLimit.tries, () =>
    requireFundPassword(exchange, member, { typed: '000000', wrong: 'wrongFundPassword' }),
  );
}

/** Enters wrong login passwords until further attempts are blocked. */
export function enterWrongLoginPasswords(exchange: Exchange, member: Member): void {
  refusedTimes(loginPasswordLimit.tries, () =>
    requireLoginPassword(exchange, member, { typed: 'wrong', wrong: 'wrongAccountOrPassword' }),
  );
}

function refusedTimes(times: number, attempt: () => void): void {
  for (let turn = 0; turn < times; turn += 1)
    try {
      attempt();
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
    }
}
