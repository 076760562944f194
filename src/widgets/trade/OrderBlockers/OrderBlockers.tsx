'use client';
import { Banner } from '../../../components/Banner/Banner';
import type { Reason } from '../../../domain/reason';
import type { OrderField } from '../../../domain/trade/orderReasons';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { reasonText } from '../../reasonText';

export interface OrderBlockersProps {
  /** Everything that blocks the order. Reasons shown at fields and costs are left out here. */
  reasons: readonly Reason<OrderField>[];
}

/**
 * Why no order can be placed now, whatever is typed, and until when (decision 13).
 *
 * Shows all reasons at once, before the form is filled in. Renders nothing if there are none.
 */
export function OrderBlockers({ reasons }: OrderBlockersProps) {
  const formats = useFormats();
  const t = useText('trade');
  const blocks = reasons.filter(({ field }) => field === 'head');
  if (blocks.length === 0) return null;
  return (
    <Banner tone={blocks.some(({ final }) => final) ? 'danger' : 'warning'} title={t('order.blockedTitle')}>
      {blocks.map((reason) => (
        <p key={reason.kind}>{reasonText(t, reason, formats)}</p>
      ))}
    </Banner>
  );
}
