'use client';
import { KeyValue, type KeyValueItem } from '../../../components/KeyValue/KeyValue';
import { Stack } from '../../../components/Stack/Stack';
import type { CloseSummary } from '../../../domain/trade/closeSummary';
import type { Side } from '../../../domain/trade/tradeVocabulary';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { ProfitCalculation } from '../ProfitCalculation/ProfitCalculation';

interface CloseAmountsProps {
  position: { side: Side; buyPrice: string };
  summary: CloseSummary | undefined;
  /** Name of the result; an estimate by default. */
  netLabel?: string;
}

/** What a close would bring, row by row, what returns to the balance, and what remains of a partial close. */
export function CloseAmounts({ position, summary, netLabel }: CloseAmountsProps) {
  const formats = useFormats();
  const t = useText('trade');
  if (!summary) return null;
  const { price, shares, gross, purchaseFee, closing, net, margin, credited, left } = summary;
  const { side, buyPrice } = position;
  const rest: KeyValueItem[] = [
    { label: t('calculation.leftShares'), value: formats.number(String(left.shares)) },
    { label: t('calculation.leftMargin'), value: formats.money(left.margin) },
  ];
  return (
    <Stack gap="m">
      <ProfitCalculation
        calculation={{
          side,
          openedAt: buyPrice,
          closedAt: price,
          shares,
          gross,
          purchaseFee,
          ...closing,
          net,
        }}
        netLabel={netLabel ?? t('calculation.estimate')}
      />
      <KeyValue
        items={[
          { label: t('calculation.marginReturned'), value: formats.money(margin) },
          { label: t('calculation.credited'), value: formats.money(credited), emphasised: true },
          ...(left.shares > 0 ? rest : []),
        ]}
      />
    </Stack>
  );
}
