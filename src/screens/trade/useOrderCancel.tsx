import type { Position } from '../../api/contract/position';
import { useCancelOrder } from '../../api/queries/trade';
import { Banner } from '../../components/Banner/Banner';
import { add } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { CancelRefused } from './CancelRefused';
import { type Cancelling, useCancelling } from './useCancelling';
import type { OnReport } from './useStatusChange';

/**
 * Cancels a pending order after a confirmation that states what is released.
 *
 * @param onReport receives the outcome, to be shown where it outlives the order's card or button
 * @param onItsPage whether the outcome is shown on the order's own page
 */
export function useOrderCancel(order: Position, onReport: OnReport, onItsPage = false): Cancelling {
  const formats = useFormats();
  const t = useText('trade');
  const released = formats.yen(add(order.originalMargin, order.purchaseFee));
  return useCancelling({
    order,
    call: useCancelOrder(order.id),
    words: {
      title: t('position:cancel.title'),
      note: t('position:cancel.note', { amount: released }),
      submit: t('position:cancel.submit'),
      keep: t('position:cancel.keep'),
    },
    done: <Banner tone="success" title={t('result.cancelledTitle')} announce reveal />,
    refused: (problem, textId) => (
      <CancelRefused id={order.id} problem={problem} textId={textId} onItsPage={onItsPage} />
    ),
    onReport,
  });
}
