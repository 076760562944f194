import { cleanCode, cleanWords } from '../../lib/typed/typedText';
import { asKatakana, isKatakana } from '../identity/katakana';
import { tidyName } from '../identity/personName';
import { branchCodeDigits, type CardField, cardFields, cardNumberDigits } from './cardFields';
import type { CardRegion, CardType } from './cardsVocabulary';
import { canBeHolder, missingSpelling, type VerifiedName } from './holderName';

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

/**
 * `notKatakana`: Japanese banks write the holder in katakana. `spellingMissing`: the name has not been verified in the
 * script of the region's banks. `holderDiffers`: not the verified name.
 */
export type CardReason = 'required' | 'malformed' | 'notKatakana' | 'spellingMissing' | 'holderDiffers';

/** Why each field of a card is refused; a valid field is absent. */
export type CardReasons = Partial<Record<CardField, CardReason>>;

/**
 * Validates a bank card (specification 5, decision 24): every field of its region must have the form that its banks use,
 * and the holder must be the verified name in the script of the region's banks (decision 53). Without a verified name
 * the holder isn't compared.
 */
export function cardReasons(form: CardForm, verified?: VerifiedName): CardReasons {
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
    holder: form.region === 'JP' ? asKatakana(form.holder) : tidyName(form.holder),
    number: compact(form.number),
    bankName: cleanWords(form.bankName),
    branchName: cleanWords(form.branchName),
    branchCode: compact(form.branchCode),
    ifsc: compact(form.ifsc).toUpperCase(),
    upi: cleanCode(form.upi),
  };
}

function reasonFor(
  field: CardField,
  card: CardForm,
  verified: VerifiedName | undefined,
): CardReason | undefined {
  if (card[field] === '') return 'required';
  if (!isWellFormed(field, card)) return 'malformed';
  return field === 'holder' ? holderReason(card, verified) : undefined;
}

function holderReason(
  { region, holder }: CardForm,
  verified: VerifiedName | undefined,
): CardReason | undefined {
  if (region === 'JP' && !isKatakana(holder)) return 'notKatakana';
  if (verified === undefined) return undefined;
  if (missingSpelling(region, verified) !== undefined) return 'spellingMissing';
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

/** Removes spaces and the hyphens that group digits. */
const compact = (code: string): string => cleanCode(code).replaceAll('-', '');
