import type { BlockTradeOffer } from '../../../api/contract/blockTrade';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';

/** Returns how long a position from a block trade can't be sold. */
export function lockText(t: Text<'blockTrade'>, lock: BlockTradeOffer['lock'], formats: Formats): string {
  return lock.kind === 'days'
    ? t('locks.days', { days: formats.number(lock.days) })
    : t('locks.nextTradingDay');
}
