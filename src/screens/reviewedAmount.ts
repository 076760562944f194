import type { OfferApplicationStatus } from '../domain/products/productsVocabulary';
import type { Text } from '../i18n/text';
import type { ReceiptAmount } from './MoneyDone';

interface Reviewed {
  status: OfferApplicationStatus;
  turnover: string;
  purchaseFee: string;
  /** Both together. */
  total: string;
}

/** The money of an application: on hold, paid once it has passed, or returned. */
export function reviewedAmount(
  t: Text<'common'>,
  turnoverLabel: string,
  { status, turnover, purchaseFee, total }: Reviewed,
): ReceiptAmount {
  const returned = status === 'rejected' || status === 'cancelled';
  const state = status === 'passed' ? 'paid' : returned ? 'returned' : 'frozen';
  return {
    label: t(`receipt.${state}`),
    value: total,
    parts: [{ label: turnoverLabel, value: turnover }],
    fee: purchaseFee,
  };
}
