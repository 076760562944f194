import { branchCodeDigits, type CardField, cardFields, cardNumberDigits } from './cardFields';
import { canBeHolder } from './holderName';
import { asKatakana, isKatakana } from './katakana';
import type { CardRegion, CardType } from './vocabulary';

/** The form to add a bank card, as typed. Fields that the region doesn't have are ignored. */
export interface CardForm {
  region: CardRegion;
  holder: string;
  number: string;
  type: CardType | '';
  bankName: string;
  branchName: string;
  branchCode: string;
  ifsc: string;
  upi: string;
}

/** `notKatakana`: Japanese banks write the holder in katakana. `holderDiffers`: not the verified name. */
export type CardReason = 'required' | 'malformed' | 'notKatakana' | 'holderDiffers';

/** Why each field of a card is refused; a valid field is absent. */
export type CardReasons = Partial<Record<CardField, CardReason>>;

/**
 * Validates a bank card (specification 5, decision 24): every field of its region must have the form that its banks use,
 * and the holder must be the member. The holder isn't compared if the verified name is unknown or in another script.
 */
export function cardReasons(form: CardForm, verified?: string): CardReasons {
  const card = normaliseCard(form);
  const reasons: CardReasons = {};
  for (const field of cardFields(card.region)) {
    const reason = reasonFor(field, card, verified);
    if (reason) reasons[field] = reason;
  }
  return reasons;
}

/** A card in its stored form: digits only, codes in capitals, names without extra spaces, all in half width. */
export function normaliseCard(form: CardForm): CardForm {
  return {
    ...form,
    holder: form.region === 'JP' ? asKatakana(form.holder) : tidy(form.holder),
    number: compact(form.number),
    bankName: tidy(form.bankName),
    branchName: tidy(form.branchName),
    branchCode: compact(form.branchCode),
    ifsc: compact(form.ifsc).toUpperCase(),
    upi: unspaced(form.upi),
  };
}

function reasonFor(field: CardField, card: CardForm, verified: string | undefined): CardReason | undefined {
  if (card[field] === '') return 'required';
  if (!isWellFormed(field, card)) return 'malformed';
  return field === 'holder' ? holderReason(card, verified) : undefined;
}

function holderReason({ region, holder }: CardForm, verified: string | undefined): CardReason | undefined {
  if (region === 'JP' && !isKatakana(holder)) return 'notKatakana';
  return canBeHolder(region, holder, verified) ? undefined : 'holderDiffers';
}

function isWellFormed(field: CardField, { region, ...card }: CardForm): boolean {
  if (field === 'number') {
    const { minimum, maximum } = cardNumberDigits[region];
    return hasDigits(card.number, minimum, maximum);
  }
  if (field === 'branchCode' && region !== 'IN') {
    return hasDigits(card.branchCode, branchCodeDigits[region], branchCodeDigits[region]);
  }
  if (field === 'ifsc') return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(card.ifsc);
  if (field === 'upi') return /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$/.test(card.upi);
  return card[field].length <= 60;
}

const hasDigits = (text: string, minimum: number, maximum: number): boolean =>
  /^\d+$/.test(text) && text.length >= minimum && text.length <= maximum;

const tidy = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ');

const unspaced = (text: string): string => tidy(text).replaceAll(' ', '');

/** Removes spaces and hyphens that group digits. */
const compact = (text: string): string => unspaced(text).replaceAll('-', '');
