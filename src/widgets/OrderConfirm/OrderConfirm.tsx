import { Button } from '../../components/Button/Button';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import type { OrderDraft } from '../../domain/orderDraft';
import type { OrderSummary } from '../../domain/orderSummary';
import { formatMoney } from '../../format/money';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';
import { WorstCaseNote } from '../WorstCaseNote/WorstCaseNote';

export interface OrderConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name and code of the stock. */
  stock: string;
  draft: OrderDraft;
  summary: OrderSummary;
  /** The order is on its way. */
  busy: boolean;
  /** The reason why it may no longer be placed, as when the price became stale meanwhile. */
  blockedReason?: string | undefined;
  onConfirm: () => void;
}

/** Repeats an order before it is sent: largest, what leaves the available balance; last, the worst case. */
export function OrderConfirm(props: OrderConfirmProps) {
  const { open, onOpenChange, stock, draft, summary, busy, blockedReason, onConfirm } = props;
  const t = useText('trade');
  const { opening, closing } = summary;
  const price = `${t(`priceType.${draft.priceType}`)} ${formatPrice(summary.price)}`;
  const quantity = t('detail.quantityValue', {
    lots: formatPlainNumber(summary.lots),
    shares: formatPlainNumber(String(summary.shares)),
  });
  const submit = (
    <Button
      kind={draft.side === 'long' ? 'priceUp' : 'priceDown'}
      fullWidth
      busy={busy}
      {...(blockedReason && { blockedReason })}
      onClick={onConfirm}
    >
      {t('confirm.submit')}
    </Button>
  );
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('confirm.title')}
      closeLabel={t('confirm.edit')}
      actions={submit}
    >
      <Stack gap="m">
        <KeyFigure label={t('cost.total')} value={formatMoney(opening.total)} unit={t('common:yen')} />
        <KeyValue
          items={[
            { label: t('detail.order'), value: `${stock} ${t(`side.${draft.side}`)}` },
            { label: t('order.priceType'), value: price },
            { label: t('detail.quantity'), value: quantity },
            { label: t('order.leverage'), value: `${draft.leverage}×` },
            { label: t('cost.margin'), value: formatMoney(opening.margin) },
            { label: t('cost.purchaseFee'), value: formatMoney(opening.purchaseFee) },
            { label: t('detail.fees'), value: formatMoney(closing.total), note: t('cost.atClose') },
          ]}
        />
        {summary.worst && <WorstCaseNote worst={summary.worst} />}
      </Stack>
    </Sheet>
  );
}
