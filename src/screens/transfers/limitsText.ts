import type { TransferLimits } from '../../domain/amountReasons';
import type { Formats } from '../../i18n/formats';
import type { QualifiedKey, TextParams } from '../../i18n/text';

/** Minimum and maximum amount, as a range. */
export const limitsText = (
  t: (key: QualifiedKey, params?: TextParams) => string,
  { minimum, maximum }: TransferLimits,
  formats: Formats,
): string =>
  t('transfers:between', { minimum: formats.yenLimit(minimum), maximum: formats.yenLimit(maximum) });
