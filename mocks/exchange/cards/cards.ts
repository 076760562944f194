import type { RequestOf } from '../../../src/api/contract/call';
import type { cardAdd } from '../../../src/api/contract/cards';
import { cardFields } from '../../../src/domain/cards/cardFields';
import { type CardForm, cardReasons, normaliseCard } from '../../../src/domain/cards/cardReasons';
import { type CardType, cardTypes } from '../../../src/domain/cards/cardsVocabulary';
import type { Exchange } from '../exchange';
import { requireVerified } from '../identity/realName';
import type { CardRecord } from '../identity/records';
import { lookup } from '../lookup';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import { requireFundPassword } from '../settings/passwordTries';
import type { Member } from '../world';
import { isBranch } from './banks';

/** Fields of a new bank card, without the fund password. */
export type CardRequest = Omit<RequestOf<typeof cardAdd>, 'fundPassword'>;

/** Adds a bank card after checking the fund password. */
export function addOwnCard(
  exchange: Exchange,
  member: Member,
  { fundPassword, ...request }: RequestOf<typeof cardAdd>,
): CardRecord {
  requireVerified(exchange, member);
  if (fundPassword === '') throw new Refusal('passwordEmpty');
  requireFundPassword(exchange, member, { typed: fundPassword, wrong: 'wrongFundPassword' });
  return addCard(exchange, member, request);
}

/**
 * Adds a bank card (specification 5). Requires the real-name check and the verified name as holder, in the script of the
 * region's banks (decision 53); each account can be added once.
 */
export function addCard(exchange: Exchange, member: Member, request: CardRequest): CardRecord {
  const name = requireVerified(exchange, member);
  const form = normaliseCard({ ...request, type: cardType(request.type) });
  const reasons = Object.values(cardReasons(form, name));
  if (reasons.includes('required')) throw new Refusal('parameterError');
  if (reasons.includes('spellingMissing')) throw new Refusal('realNameNotPassed');
  if (reasons.length > 0 || !isBranch(form.region, form)) throw new Refusal('cardCheckFailed');
  const { cards } = exchange.world.identity;
  const card = recordOf(exchange, member, form);
  if (Object.values(cards).some((other) => isSameAccount(other, card))) throw new Refusal('cardExists');
  const { id } = newNumbers(exchange, 'K');
  const record = { ...card, id };
  setEntry(cards, id, record);
  return record;
}

/** Removes a bank card, unless a withdrawal to it is pending. */
export function removeCard(exchange: Exchange, member: Member, id: string): void {
  const card = ownCard(exchange, member, id);
  const { withdrawals } = exchange.world.transfers;
  const pending = Object.values(withdrawals).some(
    ({ card: to, status }) => to.id === card.id && (status === 'pendingReview' || status === 'passed'),
  );
  if (pending) throw new Refusal('otherFundOperation');
  delete exchange.world.identity.cards[card.id];
}

/** One of the member's own cards. */
export function ownCard({ world }: Exchange, { account }: Member, id: string): CardRecord {
  const card = lookup(world.identity.cards, id);
  if (!card || card.account !== account) throw new Refusal('cardNotFound');
  return card;
}

/** All cards of a member, latest first. */
export function cardsOf({ world }: Exchange, { account }: Member): CardRecord[] {
  return Object.values(world.identity.cards)
    .filter((card) => card.account === account)
    .reverse();
}

function cardType(typed: string): CardType | '' {
  const type = cardTypes.find((one) => one === typed);
  if (typed !== '' && type === undefined) throw new Refusal('parameterError');
  return type ?? '';
}

function recordOf({ now }: Exchange, { account }: Member, form: CardForm): Omit<CardRecord, 'id'> {
  const has = (field: 'branchName' | 'branchCode' | 'ifsc' | 'upi') =>
    cardFields(form.region).includes(field) ? form[field] : null;
  const { region, holder, number, type, bankName } = form;
  if (type === '') throw new Refusal('parameterError');
  return {
    account,
    region,
    holder,
    number,
    type,
    bankName,
    branchName: has('branchName'),
    branchCode: has('branchCode'),
    ifsc: has('ifsc'),
    upi: has('upi'),
    addedAt: now,
  };
}

/** Account numbers are unique within a branch, which is identified by its code. */
function isSameAccount(one: Omit<CardRecord, 'id'>, other: Omit<CardRecord, 'id'>): boolean {
  return (['region', 'number', 'branchCode', 'ifsc'] as const).every((field) => one[field] === other[field]);
}
