import { isPositive } from '../../domain/decimal';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';

/** The cost of a withdrawal: nothing (decision 16). A different amount from the server is shown. */
export const withdrawalFeeText = (t: Text<'withdrawals'>, fee: string, formats: Formats): string =>
  isPositive(fee) ? formats.money(fee) : t('form.free');
