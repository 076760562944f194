import { branchCodeDigits, type CardField, cardNumberDigits } from '../../../domain/cardFields';
import type { CardReason } from '../../../domain/cardReasons';
import type { CardRegion } from '../../../domain/vocabulary';
import type { Text } from '../../../i18n/text';

/** What the sentences about a field have places for. */
function figuresOf(field: CardField, region: CardRegion, name: string): Record<string, string | number> {
  if (field === 'number') return cardNumberDigits[region];
  if (field === 'branchCode' && region !== 'IN') return { digits: branchCodeDigits[region] };
  return { name };
}

/** Why a field of a bank account is refused, beneath it. */
export function cardReasonText(
  t: Text<'cards'>,
  reason: CardReason,
  { field, region, name }: { field: CardField; region: CardRegion; name: string },
): string {
  const figures = figuresOf(field, region, name);
  switch (reason) {
    case 'required':
      return t('required');
    case 'holderDiffers':
      return t('holderDiffers', figures);
    case 'malformed':
      return field === 'number' || field === 'branchCode' || field === 'ifsc' || field === 'upi'
        ? t(`malformed.${field}`, figures)
        : t('malformed.text');
  }
}

/** What helps before a field is typed; most need nothing. */
export function cardHint(
  t: Text<'cards'>,
  field: CardField,
  { region, name }: { region: CardRegion; name: string },
): string | undefined {
  if (field === 'holder' && name === '') return undefined;
  return field === 'holder' ||
    field === 'number' ||
    field === 'branchCode' ||
    field === 'ifsc' ||
    field === 'upi'
    ? t(`hints.${field}`, figuresOf(field, region, name))
    : undefined;
}
