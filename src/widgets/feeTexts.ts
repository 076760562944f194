import type { Side } from '../domain/vocabulary';
import type { Translate } from '../i18n/text';

/** Beneath the purchase fee of a short: a sale opens it, and the specification's name of the fee does not say so. */
export const purchaseFeeNote = (t: Translate, side: Side): string | undefined =>
  side === 'short' ? t('trade:cost.shortFeeNote') : undefined;

/** The four fees of an order that is opened and closed, by their names. */
export const orderFeeNames = (t: Translate): string =>
  `${t('trade:cost.purchaseFee')} + ${closingFeeNames(t)}`;

/** The three fees of closing by their names. */
export const closingFeeNames = (t: Translate): string =>
  [t('trade:cost.sellingFee'), t('trade:cost.stampDuty'), t('trade:cost.liquidationFee')].join(' + ');
