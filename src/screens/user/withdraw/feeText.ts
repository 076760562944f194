import { isPositive } from '../../../domain/decimal';
import { formatMoney } from '../../../format/money';
import type { Text } from '../../../i18n/text';

/** What a withdrawal costs: nothing (decision 16). A server that says otherwise is quoted. */
export const feeText = (t: Text<'withdrawals'>, fee: string): string =>
  isPositive(fee) ? formatMoney(fee) : t('form.free');
