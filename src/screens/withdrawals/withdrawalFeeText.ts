import { isPositive } from '../../domain/decimal';
import { formatMoney } from '../../format/money';
import type { Text } from '../../i18n/text';

/** The cost of a withdrawal: nothing (decision 16). A different amount from the server is shown. */
export const withdrawalFeeText = (t: Text<'withdrawals'>, fee: string): string =>
  isPositive(fee) ? formatMoney(fee) : t('form.free');
