'use client';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../components/Button/Button';
import { type CardFact, CardFacts } from '../../components/Card/CardFacts';
import { Disclosure } from '../../components/Disclosure/Disclosure';
import { KeyFigure, type KeyFigureProps } from '../../components/KeyFigure/KeyFigure';
import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { PressGuard } from '../../components/PressGuard';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';

export interface ConfirmSheetProps {
  /** Whether the sheet is shown. */
  open: boolean;
  /** Called when the member opens or closes the sheet. */
  onOpenChange: (open: boolean) => void;
  /** What is confirmed: an application, a payment. */
  title: string;
  /** Use for what is traded, large, above the figure: `OrderHeadline`. */
  headline?: ReactNode;
  /** The largest figure: what leaves or enters the available balance. */
  figure: Pick<KeyFigureProps, 'label' | 'value' | 'unit' | 'note'>;
  /** Use for the worst case, in words or figures (decision 15). Placed above the facts, visible without scrolling. */
  worst?: ReactNode;
  /** Use with `fold` for what must stay in sight above it: from when a position can be closed. */
  inSight?: readonly CardFact[];
  /** Everything else that was chosen, and every fee. */
  facts: readonly KeyValueItem[];
  /** Use to fold the facts: the name of the fold, and the sum of all costs, which stays visible. The note is folded, too. */
  fold?: { label: string; value: string; note?: ReactNode };
  /** Use for additional notes below the facts. */
  children?: ReactNode;
  /** Label of the submit button. */
  submitLabel: string;
  /** Purpose of the submit button, see `ButtonKind`. */
  kind?: ButtonProps['kind'];
  /** Set while the call runs. */
  busy: boolean;
  /** Use when something changed after the sheet was opened: why it can't be sent any more. */
  blockedReason?: string | undefined;
  /** Called when the member confirms. */
  onConfirm: () => void;
}

/** Repeats all figures of an order or payment before it is sent. Use before every movement of money. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { open, onOpenChange, title, headline, figure, worst, facts, fold, children } = props;
  const { inSight, submitLabel, kind = 'primary', busy, blockedReason, onConfirm } = props;
  const t = useText('common');
  const submit = (
    <Button kind={kind} fullWidth busy={busy} {...(blockedReason && { blockedReason })} onClick={onConfirm}>
      {submitLabel}
    </Button>
  );
  const list = <KeyValue items={facts} />;
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} closeLabel={t('close')} actions={submit}>
      <PressGuard />
      <Stack gap="m">
        {headline}
        <KeyFigure {...figure} />
        {worst}
        {inSight && <CardFacts facts={inSight} />}
        {fold ? (
          <Disclosure label={fold.label} value={fold.value}>
            {list}
            {fold.note}
          </Disclosure>
        ) : (
          list
        )}
        {children}
      </Stack>
    </Sheet>
  );
}
