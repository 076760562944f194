import type { Provocation } from '../provocation';
import type { Stage } from '../stage';
import {
  addSampleCard,
  anotherMember,
  refuseRealName,
  sampleCards,
  setSampleFundPassword,
  submitSampleRealName,
  verifyAtOnce,
} from './byDoing';
import { addCard, addOwnCard, type CardRequest, removeCard } from './cards';

const noon = (set: Stage) => set.open('12:00');

const card = (wish: Partial<CardRequest>) => (set: Stage) => {
  verifyAtOnce(noon(set), set.member);
  return addCard(noon(set), set.member, { ...sampleCards.JP, ...wish });
};

const withPassword = (fundPassword: string) => (set: Stage) => {
  verifyAtOnce(noon(set), set.member);
  setSampleFundPassword(noon(set), set.member);
  return addOwnCard(noon(set), set.member, { ...sampleCards.JP, fundPassword });
};

/** Refusals of adding and removing bank cards. */
export const cardProvocations: Provocation[] = [
  ['a card before the real-name check', 'realNameMissing', (set) => addSampleCard(noon(set), set.member)],
  [
    'a card during the review',
    'realNameNotPassed',
    (set) => {
      submitSampleRealName(noon(set), set.member);
      addSampleCard(noon(set), set.member);
    },
  ],
  [
    'a card after a refusal',
    'realNameNotPassed',
    (set) => {
      refuseRealName(noon(set), set.member);
      addSampleCard(noon(set), set.member);
    },
  ],
  ['a card without a branch', 'parameterError', card({ branchName: '' })],
  ['a card of no type', 'parameterError', card({ type: '' })],
  ['a card of an unknown type', 'parameterError', card({ type: 'gold' })],
  ['another’s card', 'cardCheckFailed', card({ holder: 'サトウ ケン' })],
  ['a holder in Latin letters', 'cardCheckFailed', card({ holder: 'AOKI HARUKA' })],
  ['a bank that is not there', 'cardCheckFailed', card({ bankName: '名無し銀行' })],
  ['a branch with the code of another', 'cardCheckFailed', card({ branchCode: '102' })],
  ['a card without the fund password', 'passwordEmpty', withPassword('')],
  ['a card with a wrong fund password', 'wrongFundPassword', withPassword('135790')],
  ['a card number of six digits', 'cardCheckFailed', card({ number: '123456' })],
  ['an IFSC of the wrong form', 'cardCheckFailed', card({ ...sampleCards.IN, ifsc: 'MMBK1' })],
  [
    'a card twice',
    'cardExists',
    (set) => {
      card({})(set);
      addCard(noon(set), set.member, { ...sampleCards.JP, number: '482 0917' });
    },
  ],
  ['removing a card that is not there', 'cardNotFound', (set) => removeCard(noon(set), set.member, 'K0')],
  [
    'removing another’s card',
    'cardNotFound',
    (set) => {
      const { id } = card({})(set);
      removeCard(noon(set), anotherMember(noon(set)), id);
    },
  ],
];
