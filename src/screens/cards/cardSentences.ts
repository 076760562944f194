import { branchCodeDigits, type CardField, cardNumberDigits } from '../../domain/cards/cardFields';
import type { CardReason } from '../../domain/cards/cardReasons';
import type { CardRegion } from '../../domain/cards/cardsVocabulary';
import { holderNames, missingSpelling, type VerifiedName } from '../../domain/cards/holderName';
import type { Text } from '../../i18n/text';

/** The verified name as the banks of a region write it; empty if it is unknown. */
export const holderIn = (region: CardRegion, verified: VerifiedName | undefined): string =>
  (verified && holderNames(region, verified)[0]) ?? '';

/** The values inserted into the sentences about a field. */
function figuresOf(
  field: CardField,
  region: CardRegion,
  verified?: VerifiedName,
): Record<string, string | number> {
  if (field === 'number') return cardNumberDigits[region];
  if (field === 'branchCode' && region !== 'IN') return { digits: branchCodeDigits[region] };
  return { name: holderIn(region, verified) };
}

/** The error below a field of a bank account. */
export function cardReasonText(
  t: Text<'cards'>,
  reason: CardReason,
  { field, region, verified }: { field: CardField; region: CardRegion; verified: VerifiedName | undefined },
): string {
  const figures = figuresOf(field, region, verified);
  switch (reason) {
    case 'required':
      return t(field === 'bankName' || field === 'branchName' ? 'chooseOne' : 'required');
    case 'notKatakana':
      return t('notKatakana');
    case 'spellingMissing':
      return t(`spellingMissing.${(verified && missingSpelling(region, verified)) ?? 'latin'}`);
    case 'holderDiffers':
      return t('holderDiffers', figures);
    case 'malformed':
      return field === 'number' || field === 'branchCode' || field === 'ifsc' || field === 'upi'
        ? t(`malformed.${field}`, figures)
        : t('malformed.text');
  }
}

/** The hint of a field. Most need none. */
export function cardHint(t: Text<'cards'>, field: CardField, region: CardRegion): string | undefined {
  if (field === 'holder') return t(region === 'JP' ? 'hints.katakana' : 'hints.holder');
  return field === 'number' || field === 'ifsc' || field === 'upi'
    ? t(`hints.${field}`, figuresOf(field, region))
    : undefined;
}
