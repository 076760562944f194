import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { negate } from '../../domain/decimal';
import type { Side } from '../../domain/vocabulary';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import { formatSigned } from '../../format/signed';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { purchaseFeeNote } from '../feeTexts';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';

/** How a result comes about. Amounts and prices in yen; a fee that is not known is absent. */
export interface Calculation {
  side: Side;
  /** Price at which it was opened. */
  openedAt: string;
  /** Price at which it was closed, or at which it is calculated. */
  closedAt: string;
  shares: number;
  /** Profit or loss of the price alone. */
  gross: string;
  purchaseFee?: string | null | undefined;
  sellingFee?: string | null | undefined;
  stampDuty?: string | null | undefined;
  liquidationFee?: string | null | undefined;
  /** After all four fees; absent while one of them is unknown. */
  net?: string | null | undefined;
}

export interface ProfitCalculationProps {
  calculation: Calculation;
  /** What the result is: realised, or an estimate. */
  netLabel: string;
  /** Beneath the result, smaller. */
  netNote?: string;
  /** It was closed: then no fee is still to come. */
  closed?: boolean;
}

/** The arithmetic of a profit or loss, from the two prices to what is left after all four fees: the rows add up. */
export function ProfitCalculation({
  calculation,
  netLabel,
  netNote,
  closed = false,
}: ProfitCalculationProps) {
  const t = useText('trade');
  const { side, openedAt, closedAt, shares, gross, net } = calculation;
  const [higher, lower] = side === 'long' ? [closedAt, openedAt] : [openedAt, closedAt];
  const taken = (fee: string | null | undefined) => formatSigned(fee == null ? fee : negate(fee));
  const items: KeyValueItem[] = [
    {
      label: t('calculation.gross'),
      value: <ProfitLoss amount={gross} />,
      note: t('calculation.grossNote', {
        from: formatPrice(higher),
        less: formatPrice(lower),
        shares: formatPlainNumber(String(shares)),
      }),
    },
    {
      label: t('cost.purchaseFee'),
      value: taken(calculation.purchaseFee),
      note: joinSentences([...(closed ? [] : [t('close.paid')]), purchaseFeeNote(t, side) ?? '']),
    },
    { label: t('cost.sellingFee'), value: taken(calculation.sellingFee) },
    { label: t('cost.stampDuty'), value: taken(calculation.stampDuty) },
    { label: t('cost.liquidationFee'), value: taken(calculation.liquidationFee) },
    {
      label: netLabel,
      value: net == null ? formatSigned(net) : <ProfitLoss amount={net} />,
      emphasised: true,
      ...(netNote && { note: netNote }),
    },
  ];
  return <KeyValue items={items} />;
}
