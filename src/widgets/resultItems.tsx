import type { KeyValueItem } from '../components/KeyValue/KeyValue';
import { negate } from '../domain/decimal';
import { formatSigned } from '../format/signed';
import type { Translate } from '../i18n/text';
import { ProfitLoss } from './ProfitLoss/ProfitLoss';

/** How the result of several positions comes about, in yen: `net` is `gross` less both fees. */
export interface ResultSums {
  /** Profit or loss of the prices alone. */
  gross: string;
  purchaseFees: string;
  closingFees: string;
  /** After all fees. */
  net: string;
}

interface ResultLabels {
  gross: string;
  net: string;
  /** Everything was closed: the fees of closing are paid, not estimated. */
  closed?: boolean;
  /** Beneath the fees of closing: what else is in them. */
  closingNote?: string | undefined;
}

/** The arithmetic of a result after all fees, as rows that add up. */
export function resultItems(
  t: Translate,
  sums: ResultSums,
  { gross, net, closed = false, closingNote }: ResultLabels,
): KeyValueItem[] {
  return [
    { label: gross, value: <ProfitLoss amount={sums.gross} /> },
    { label: t('home:fees.purchase'), value: formatSigned(negate(sums.purchaseFees)) },
    {
      label: t(closed ? 'home:fees.closingPaid' : 'home:fees.closing'),
      value: formatSigned(negate(sums.closingFees)),
      ...(closingNote && { note: closingNote }),
    },
    { label: net, value: <ProfitLoss amount={sums.net} />, emphasised: true },
  ];
}
