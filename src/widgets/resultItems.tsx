'use client';
import type { KeyValueItem } from '../components/KeyValue/KeyValue';
import { negate } from '../domain/decimal';
import type { Formats } from '../i18n/formats';
import type { Translate } from '../i18n/text';
import { ProfitLoss } from './trade/ProfitLoss/ProfitLoss';

/** How the result of several positions is calculated, in yen: `net` is `gross` less both fees, plus `more`. */
export interface ResultSums {
  /** Profit or loss from the prices alone. */
  gross: string;
  purchaseFees: string;
  closingFees: string;
  /** After all fees. */
  net: string;
}

interface ResultLabels {
  gross: string;
  net: string;
  /** Whether everything is closed: closing fees are paid, not estimated. */
  closed?: boolean;
  /** Use for a note below the closing fees: what else they include. */
  closingNote?: string | undefined;
  /** Use for further rows that count towards the result. */
  more?: readonly KeyValueItem[];
}

/** Returns the rows that add up to a result after all fees. */
export function resultItems(
  t: Translate,
  sums: ResultSums,
  { gross, net, closed = false, closingNote, more = [] }: ResultLabels,
  formats: Formats,
): KeyValueItem[] {
  return [
    { label: gross, value: <ProfitLoss amount={sums.gross} /> },
    { label: t('home:fees.purchase'), value: formats.signed(negate(sums.purchaseFees)) },
    {
      label: t(closed ? 'home:fees.closingPaid' : 'home:fees.closing'),
      value: formats.signed(negate(sums.closingFees)),
      ...(closingNote && { note: closingNote }),
    },
    ...more,
    { label: net, value: <ProfitLoss amount={sums.net} />, emphasised: true },
  ];
}
