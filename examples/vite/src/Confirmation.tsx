import type { OrderDraft } from 'itayose/domain/orderDraft';
import type { OrderRules } from 'itayose/domain/orderReasons';
import type { OrderSummary } from 'itayose/domain/orderSummary';
import { formatMoney } from 'itayose/format/money';
import { formatPrice } from 'itayose/format/price';
import { ConfirmSheet } from 'itayose/widgets/ConfirmSheet';
import { CostBreakdown } from 'itayose/widgets/CostBreakdown';
import type { OrderTicketProps } from 'itayose/widgets/OrderTicket';
import { WorstCaseNote } from 'itayose/widgets/WorstCaseNote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmationProps {
  open: boolean;
  onClose: () => void;
  draft: OrderDraft;
  summary: OrderSummary;
  stock: OrderTicketProps['stock'];
  rules: OrderRules;
  available: string;
  busy: boolean;
  /** Set when the order became impossible while the sheet was open. */
  blockedReason: string | undefined;
  onConfirm: () => void;
  children: ReactNode;
}

/** Repeats the order with its worst case and all costs before it is sent. */
export function Confirmation(props: ConfirmationProps) {
  const { open, onClose, draft, summary, stock, rules, available, busy, blockedReason } = props;
  const { t } = useTranslation('host');
  const { side, leverage, kind } = draft;
  const market = t('atMarket', { price: formatPrice(stock.latestPrice) });
  const limit = t('atLimit', { price: formatPrice(draft.limitPrice) });
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('confirm')}
      figure={{ label: t('total'), value: formatMoney(summary.opening.total), unit: t('yen') }}
      worst={summary.worst && <WorstCaseNote worst={summary.worst} />}
      facts={[
        { label: t('order'), value: t(side, { lots: summary.lots, leverage }) },
        { label: t('price'), value: kind === 'market' ? market : limit },
      ]}
      submitLabel={t('send')}
      busy={busy}
      blockedReason={blockedReason}
      onConfirm={props.onConfirm}
    >
      <CostBreakdown summary={summary} side={side} rates={rules} available={available} />
      {props.children}
    </ConfirmSheet>
  );
}
