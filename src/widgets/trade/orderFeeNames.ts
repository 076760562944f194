import type { Side } from '../../domain/trade/tradeVocabulary';
import type { Translate } from '../../i18n/text';

/** Note below the purchase fee of a short, which is opened by a sale: the specification's fee name does not say so. */
export const purchaseFeeNote = (t: Translate, side: Side): string | undefined =>
  side === 'short' ? t('trade:cost.shortFeeNote') : undefined;

/** Names of the four fees of opening and closing a position. */
export const orderFeeNames = (t: Translate): string =>
  `${t('trade:cost.purchaseFee')} + ${closingFeeNames(t)}`;

/** Names of the three closing fees. */
export const closingFeeNames = (t: Translate): string =>
  [t('trade:cost.sellingFee'), t('trade:cost.stampDuty'), t('trade:cost.liquidationFee')].join(' + ');
