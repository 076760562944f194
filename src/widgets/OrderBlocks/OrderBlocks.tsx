import { Banner } from '../../components/Banner/Banner';
import { type OrderReason, partOf } from '../../domain/orderReasons';
import { useText } from '../../i18n/useText';
import { reasonText } from '../reasonText';

export interface OrderBlocksProps {
  /** Everything that keeps an order from being placed; what fields and costs say of themselves is left to them. */
  reasons: readonly OrderReason[];
}

/** Whether a reason is about the whole of an order, whatever is typed. */
export const isOfWholeOrder = (reason: OrderReason): boolean => {
  const part = partOf(reason);
  return part === 'account' || part === 'market' || reason.kind === 'feesUnknown';
};

/**
 * Why no order can be placed now, whatever is typed, with the time at which that ends (decision 13): all reasons at
 * once, before anything is filled in. Nothing where there are none.
 */
export function OrderBlocks({ reasons }: OrderBlocksProps) {
  const t = useText('trade');
  const blocks = reasons.filter(isOfWholeOrder);
  if (blocks.length === 0) return null;
  const ofAccount = blocks.some((reason) => partOf(reason) === 'account');
  return (
    <Banner tone={ofAccount ? 'danger' : 'warning'} title={t('order.blockedTitle')}>
      {blocks.map((reason) => (
        <p key={reason.kind}>{reasonText(t, reason)}</p>
      ))}
    </Banner>
  );
}
