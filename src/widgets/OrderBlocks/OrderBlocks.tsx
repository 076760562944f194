import { Banner } from '../../components/Banner/Banner';
import type { OrderField } from '../../domain/orderReasons';
import type { Reason } from '../../domain/reason';
import { useText } from '../../i18n/useText';
import { reasonText } from '../reasonText';

export interface OrderBlocksProps {
  /** Everything that keeps an order from being placed; what fields and costs say of themselves is left to them. */
  reasons: readonly Reason<OrderField>[];
}

/**
 * Why no order can be placed now, whatever is typed, with the time at which that ends (decision 13): all reasons at
 * once, before anything is filled in. Nothing where there are none.
 */
export function OrderBlocks({ reasons }: OrderBlocksProps) {
  const t = useText('trade');
  const blocks = reasons.filter(({ field }) => field === 'head');
  if (blocks.length === 0) return null;
  return (
    <Banner tone={blocks.some(({ final }) => final) ? 'danger' : 'warning'} title={t('order.blockedTitle')}>
      {blocks.map((reason) => (
        <p key={reason.kind}>{reasonText(t, reason)}</p>
      ))}
    </Banner>
  );
}
