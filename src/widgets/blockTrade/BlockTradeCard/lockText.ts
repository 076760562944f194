import type { BlockTradeOffer } from '../../../api/contract/blockTrade';
import { formatPlainNumber } from '../../../format/plainNumber';
import type { Text } from '../../../i18n/text';

/** Returns how long a position from a block trade can't be sold. */
export function lockText(t: Text<'blockTrade'>, lock: BlockTradeOffer['lock']): string {
  return lock.kind === 'days'
    ? t('locks.days', { days: formatPlainNumber(lock.days) })
    : t('locks.nextTradingDay');
}
