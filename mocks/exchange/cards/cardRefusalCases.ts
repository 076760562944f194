import {
  addSampleCard,
  anotherMember,
  rejectRealName,
  sampleCards,
  samplePerson,
  setSampleFundPassword,
  submitSampleRealName,
  verifyImmediately,
} from '../identity/seed';
import type { RefusalCase } from '../refusalCase';
import type { TestExchange } from '../testExchange';
import { addCard, addOwnCard, type CardRequest, removeCard } from './cards';

const noon = (setup: TestExchange) => setup.open('12:00');

const card = (request: Partial<CardRequest>) => (setup: TestExchange) => {
  verifyImmediately(noon(setup), setup.member);
  return addCard(noon(setup), setup.member, { ...sampleCards.JP, ...request });
};

const withPassword = (fundPassword: string) => (setup: TestExchange) => {
  verifyImmediately(noon(setup), setup.member);
  setSampleFundPassword(noon(setup), setup.member);
  return addOwnCard(noon(setup), setup.member, { ...sampleCards.JP, fundPassword });
};

/** Refusals of adding and removing bank cards. */
export const cardRefusalCases: RefusalCase[] = [
  [
    'a card before the real-name check',
    'realNameMissing',
    (setup) => addSampleCard(noon(setup), setup.member),
  ],
  [
    'a card during the review',
    'realNameNotPassed',
    (setup) => {
      submitSampleRealName(noon(setup), setup.member);
      addSampleCard(noon(setup), setup.member);
    },
  ],
  [
    'a card after a refusal',
    'realNameNotPassed',
    (setup) => {
      rejectRealName(noon(setup), setup.member);
      addSampleCard(noon(setup), setup.member);
    },
  ],
  ['a card without a branch', 'parameterError', card({ branchName: '' })],
  ['a card without a type', 'parameterError', card({ type: '' })],
  ['a card of an unknown type', 'parameterError', card({ type: 'gold' })],
  ['a card of another holder', 'cardCheckFailed', card({ ...sampleCards.IN, holder: 'SATO KEN' })],
  ['a holder whose katakana is not the reading', 'cardCheckFailed', card({ holder: 'サトウ ケン' })],
  ['a holder in Latin letters', 'cardCheckFailed', card({ holder: 'AOKI HARUKA' })],
  ['an unknown bank', 'cardCheckFailed', card({ bankName: '名無し銀行' })],
  ['a branch with the code of another', 'cardCheckFailed', card({ branchCode: '102' })],
  ['a card without the fund password', 'passwordEmpty', withPassword('')],
  ['a card with a wrong fund password', 'wrongFundPassword', withPassword('135790')],
  ['a card number of six digits', 'cardCheckFailed', card({ number: '123456' })],
  ['an IFSC of the wrong form', 'cardCheckFailed', card({ ...sampleCards.IN, ifsc: 'MMBK1' })],
  [
    'a card in Japan without a verified reading',
    'realNameNotPassed',
    (setup) => {
      verifyImmediately(noon(setup), setup.member, { ...samplePerson, katakanaName: '' });
      addSampleCard(noon(setup), setup.member);
    },
  ],
  [
    'a card twice',
    'cardExists',
    (setup) => {
      card({})(setup);
      addCard(noon(setup), setup.member, { ...sampleCards.JP, number: '482 0917' });
    },
  ],
  ['removing an unknown card', 'cardNotFound', (setup) => removeCard(noon(setup), setup.member, 'K0')],
  [
    'removing another’s card',
    'cardNotFound',
    (setup) => {
      const { id } = card({})(setup);
      removeCard(noon(setup), anotherMember(noon(setup)), id);
    },
  ],
];
