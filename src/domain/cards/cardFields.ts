import type { CardRegion } from './cardsVocabulary';

/** All fields that a bank card can have (specification 3). */
export type CardField =
  | 'holder'
  | 'number'
  | 'type'
  | 'bankName'
  | 'branchName'
  | 'branchCode'
  | 'ifsc'
  | 'upi';

// As a passbook or a cash card has them: bank, branch, type, number, holder.
const fields: Record<CardRegion, readonly CardField[]> = {
  JP: ['bankName', 'branchName', 'branchCode', 'type', 'number', 'holder'],
  TW: ['bankName', 'branchName', 'branchCode', 'type', 'number', 'holder'],
  IN: ['bankName', 'ifsc', 'type', 'number', 'holder', 'upi'],
};

/** Fields of a card from a region, in the order of the form. All of them are required (decision 24). */
export function cardFields(region: CardRegion): readonly CardField[] {
  return fields[region];
}

/** Minimum and maximum digits of a card number (for Japan and Taiwan: of the account number). */
export const cardNumberDigits: Record<CardRegion, { minimum: number; maximum: number }> = {
  JP: { minimum: 7, maximum: 8 },
  TW: { minimum: 10, maximum: 16 },
  IN: { minimum: 9, maximum: 18 },
};

/** Number of digits of a branch code. India has no branch codes. */
export const branchCodeDigits: Record<Exclude<CardRegion, 'IN'>, number> = { JP: 3, TW: 4 };
