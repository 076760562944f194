import type { TransferLimits } from '../../domain/amountReasons';
import { formatYenLimit } from '../../format/yen';
import type { QualifiedKey, TextParams } from '../../i18n/text';

/** Minimum and maximum amount, as a range. */
export const limitsText = (
  t: (key: QualifiedKey, params?: TextParams) => string,
  { minimum, maximum }: TransferLimits,
): string => t('transfers:between', { minimum: formatYenLimit(minimum), maximum: formatYenLimit(maximum) });
