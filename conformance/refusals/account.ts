import { sampleCards, sampleImage, samplePerson } from '../../mocks/exchange/identity/seed';
import { cardAdd, cardRemove } from '../../src/api/contract/cards';
import { submitNameSpelling, submitRealName } from '../../src/api/contract/identity';
import { login, register } from '../../src/api/contract/login';
import {
  changeFundPassword,
  changeLoginPassword,
  setAvatar,
  setFundPassword,
} from '../../src/api/contract/settings';
import { uploadBegin, uploadChunk } from '../../src/api/contract/uploads';
import { withdrawRecord } from '../../src/api/contract/withdrawals';
import { refusals } from './refusalCase';

/** Refusals of signing in, passwords, uploads, the real-name check and cards. */
export const accountRefusals = [
  refusals(login, {
    before: [
      ['no account', 'accountEmpty', { account: '' }],
      ['no password', 'passwordEmpty', { password: '' }],
      ['an unknown account', 'accountNotFound', ({ trial }) => ({ account: trial.prepare.unusedAccount() })],
      ['a wrong password', 'wrongAccountOrPassword', { password: 'none such' }],
    ],
  }),
  refusals(register, {
    before: [
      ['no account', 'accountEmpty', { account: '' }],
      ['no password', 'passwordEmpty', { password: '' }],
      ['two passwords', 'passwordsDiffer', { confirmPassword: 'abcd1235' }],
      ['nine digits', 'accountNotTenDigits', { account: '900000000' }],
      ['eleven digits', 'accountNotTenDigits', { account: '90000000000' }],
      [
        'the number of a member',
        'numberRegistered',
        ({ trial }) => ({ account: trial.prepare.credentials.account }),
      ],
      ['a weak password', 'registrationFailed', { password: 'abc123', confirmPassword: 'abc123' }],
      ['an unknown invite code', 'inviterNotFound', { inviteCode: 'NOBODY' }],
      ['no invite code', 'inviterNotFound', { inviteCode: '' }],
    ],
    after: [['the same number again', 'numberRegistered', {}]],
  }),
  refusals(setFundPassword, {
    before: [
      ['no password', 'passwordEmpty', { newPassword: '' }],
      ['a wrong login password', 'wrongOriginalPassword', { loginPassword: 'none such' }],
      ['two passwords', 'passwordsDiffer', { confirmPassword: '135792' }],
      ['letters', 'parameterError', { newPassword: 'abcdef', confirmPassword: 'abcdef' }],
      ['digits in order', 'parameterError', { newPassword: '123456', confirmPassword: '123456' }],
    ],
    after: [['a fund password when one is set', 'parameterError', {}]],
  }),
  refusals(changeFundPassword, {
    before: [
      ['no password', 'passwordEmpty', { newPassword: '' }],
      ['two passwords', 'passwordsDiffer', { confirmPassword: '097531' }],
      ['digits in order', 'parameterError', { newPassword: '123456', confirmPassword: '123456' }],
      ['a wrong password', 'wrongOriginalPassword', { oldPassword: '000000' }],
    ],
    after: [
      [
        'too many wrong passwords',
        'submittedTooFrequently',
        async ({ trial, good }) => {
          const wrong = { ...good, oldPassword: '000000' };
          for (let turn = 0; turn < 10; turn++)
            await trial.ask(changeFundPassword, wrong).catch(() => undefined);
          return { oldPassword: good.newPassword };
        },
      ],
    ],
  }),
  refusals(changeLoginPassword, {
    before: [
      ['no password', 'passwordEmpty', { oldPassword: '' }],
      ['a wrong password', 'wrongOriginalPassword', { oldPassword: 'none such' }],
      ['two passwords', 'passwordsDiffer', { confirmPassword: 'abcd1235' }],
      ['a weak password', 'parameterError', { newPassword: 'abc', confirmPassword: 'abc' }],
    ],
  }),
  refusals(setAvatar, {
    before: [
      [
        'an image of another kind',
        'keyMismatch',
        async ({ trial }) => ({ upload: await trial.prepare.upload('depositProof') }),
      ],
      [
        'half an image',
        'uploadFailed',
        async ({ trial }) => {
          const { contentType, size } = sampleImage;
          return { upload: (await trial.ask(uploadBegin, { kind: 'avatar', contentType, size })).id };
        },
      ],
    ],
    after: [['an image that was used', 'keyMismatch', {}]],
  }),
  refusals(uploadBegin, {
    before: [
      ['a text', 'uploadFailed', { contentType: 'text/plain' }],
      ['an empty image', 'uploadFailed', { size: 0 }],
      ['an image of a gigabyte', 'uploadFailed', { size: 1_073_741_824 }],
    ],
  }),
  refusals(uploadChunk, {
    before: [
      ['a chunk that leaves a gap', 'uploadFailed', { offset: 10 }],
      ['a chunk before the beginning', 'uploadFailed', { offset: -1 }],
      ['an empty chunk', 'uploadFailed', { data: '' }],
      ['a chunk that is not Base64', 'uploadFailed', { data: '%%%' }],
      ['a chunk that is no image', 'uploadFailed', { data: 'bm90IGFuIGltYWdlIGF0IGFsbA==' }],
    ],
  }),
  refusals(submitRealName, {
    before: [
      ['no name', 'parameterError', { name: ' ' }],
      ['a reading in kanji', 'parameterError', { katakanaName: '青木 遥' }],
      ['no number', 'parameterError', { idNumber: '' }],
      ['the image of nobody', 'keyMismatch', { frontUpload: 'none-such' }],
      ['the front as back', 'keyMismatch', ({ good }) => ({ backUpload: good.frontUpload })],
      [
        'half an image',
        'uploadFailed',
        async ({ trial }) => {
          const { contentType, size } = sampleImage;
          return { frontUpload: (await trial.ask(uploadBegin, { kind: 'idFront', contentType, size })).id };
        },
      ],
    ],
    after: [
      [
        'a second check while one is under review',
        'submittedTooFrequently',
        async ({ trial: { prepare } }) => ({
          frontUpload: await prepare.upload('idFront'),
          backUpload: await prepare.upload('idBack'),
        }),
      ],
    ],
  }),
  refusals(submitNameSpelling, {
    before: [
      ['an empty spelling', 'parameterError', { spelling: ' ' }],
      ['a reading in Latin letters', 'parameterError', { spelling: samplePerson.name }],
      ['a spelling longer than 60 characters', 'parameterError', { spelling: 'ア'.repeat(61) }],
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
    after: [['a second spelling while one is under review', 'submittedTooFrequently', {}]],
  }),
  refusals(cardAdd, {
    before: [
      ['no fund password', 'passwordEmpty', { fundPassword: '' }],
      ['no branch', 'parameterError', { branchName: '' }],
      ['an unknown bank', 'cardCheckFailed', { bankName: '名無し銀行' }],
      ['six digits', 'cardCheckFailed', { number: '123456' }],
      ['another holder', 'cardCheckFailed', { ...sampleCards.IN, holder: 'SATO KEN' }],
      ['another holder in katakana', 'cardCheckFailed', { holder: 'サトウ ケン' }],
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
    after: [
      ['a card twice', 'cardExists', {}],
      [
        'too many wrong fund passwords',
        'submittedTooFrequently',
        async ({ trial, good }) => {
          const wrong = { ...good, number: trial.prepare.cardNumber(), fundPassword: '000000' };
          for (let turn = 0; turn < 10; turn++) await trial.ask(cardAdd, wrong).catch(() => undefined);
          return { number: trial.prepare.cardNumber() };
        },
      ],
    ],
  }),
  refusals(cardRemove, {
    after: [
      ['a card that was removed', 'cardNotFound', {}],
      [
        'a card with a withdrawal under review',
        'otherFundOperation',
        async ({ trial }) => {
          await trial.prepare.funds();
          const id = await trial.prepare.withdrawal();
          return { id: (await trial.ask(withdrawRecord, { id })).card.id };
        },
      ],
    ],
  }),
];
