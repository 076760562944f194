'use client';
import { KeyValue, type KeyValueItem } from '../../../components/KeyValue/KeyValue';
import { negate } from '../../../domain/decimal';
import type { Side } from '../../../domain/trade/tradeVocabulary';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { joinSentences } from '../../../lib/joinSentences';
import { lossBorneItems } from '../lossBorneItems';
import { purchaseFeeNote } from '../orderFeeNames';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';

/** How a result is calculated. Amounts and prices in yen; an unknown fee is absent. */
export interface Calculation {
  side: Side;
  /** Opening price. */
  openedAt: string;
  /** Closing price, or the price used for an estimate. */
  closedAt: string;
  shares: number;
  /** Profit or loss from the price alone. */
  gross: string;
  purchaseFee?: string | null | undefined;
  sellingFee?: string | null | undefined;
  stampDuty?: string | null | undefined;
  liquidationFee?: string | null | undefined;
  /** Part of a loss that the exchange bears; absent when none. */
  lossBorne?: string | null | undefined;
  /** After all four fees, and without `lossBorne`; absent while one of the fees is unknown. */
  net?: string | null | undefined;
}

export interface ProfitCalculationProps {
  /** The figures of the calculation. */
  calculation: Calculation;
  /** Name of the result: realised, or an estimate. */
  netLabel: string;
  /** Use for a remark, shown smaller below the result. */
  netNote?: string;
  /** Set for a closed position: no fees are still to come. */
  closed?: boolean;
}

/** How a profit or loss is calculated, from both prices to the result after all four fees. The rows add up. */
export function ProfitCalculation({
  calculation,
  netLabel,
  netNote,
  closed = false,
}: ProfitCalculationProps) {
  const formats = useFormats();
  const t = useText('trade');
  const { side, openedAt, closedAt, shares, gross, net, lossBorne } = calculation;
  const [higher, lower] = side === 'long' ? [closedAt, openedAt] : [openedAt, closedAt];
  const taken = (fee: string | null | undefined) => formats.signed(fee == null ? fee : negate(fee));
  const items: KeyValueItem[] = [
    {
      label: t('calculation.gross'),
      value: <ProfitLoss amount={gross} />,
      note: t('calculation.grossNote', {
        from: formats.price(higher),
        less: formats.price(lower),
        shares: formats.number(String(shares)),
      }),
    },
    {
      label: t('cost.purchaseFee'),
      value: taken(calculation.purchaseFee),
      note: joinSentences([...(closed ? [] : [t('calculation.paid')]), purchaseFeeNote(t, side) ?? '']),
    },
    { label: t('cost.sellingFee'), value: taken(calculation.sellingFee) },
    { label: t('cost.stampDuty'), value: taken(calculation.stampDuty) },
    { label: t('cost.liquidationFee'), value: taken(calculation.liquidationFee) },
    ...lossBorneItems(t, lossBorne, formats),
    {
      label: netLabel,
      value: net == null ? formats.signed(net) : <ProfitLoss amount={net} />,
      emphasised: true,
      ...(netNote && { note: netNote }),
    },
  ];
  return <KeyValue items={items} />;
}
