import type { TransferLimits } from '../../../domain/transferAmountReasons';
import { formatYen } from '../../../format/yen';
import type { QualifiedKey, TextParams } from '../../../i18n/text';

/** Limits are in whole yen, and read as such. */
export const wholeYen = (amount: string): string => formatYen(amount, { decimals: 0 });

/** Least and most at once, as a range. */
export const limitsText = (
  t: (key: QualifiedKey, params?: TextParams) => string,
  { minimum, maximum }: TransferLimits,
): string => t('transfer:between', { minimum: wholeYen(minimum), maximum: wholeYen(maximum) });
