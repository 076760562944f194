'use client';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import type { CloseSummary } from '../../../domain/trade/closeSummary';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

interface CloseFactsProps {
  summary: CloseSummary | undefined;
  /** At the worst price that the closing accepts. */
  atWorst: CloseSummary | undefined;
}

/** What is sent: price and shares with their result after all fees, the fees, and the result at the worst price. */
export function CloseFacts({ summary, atWorst }: CloseFactsProps) {
  const formats = useFormats();
  const t = useText('position');
  if (!summary) return null;
  const { price, shares, closing, net } = summary;
  return (
    <KeyValue
      items={[
        {
          label: t('close.result', { price: formats.price(price), shares: formats.number(String(shares)) }),
          value: formats.signed(net),
          emphasised: true,
        },
        { label: t('trade:cost.closingTotal'), value: formats.money(closing.total) },
        ...(atWorst
          ? [
              {
                label: t('close.worst', { price: formats.price(atWorst.price) }),
                value: formats.signed(atWorst.net),
              },
            ]
          : []),
      ]}
    />
  );
}
