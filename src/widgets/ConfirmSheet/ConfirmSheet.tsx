import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../components/Button/Button';
import { KeyFigure, type KeyFigureProps } from '../../components/KeyFigure/KeyFigure';
import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';

export interface ConfirmSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is confirmed: an application, a payment. */
  title: string;
  /** The largest figure: what leaves the available balance, or what comes. */
  figure: Pick<KeyFigureProps, 'label' | 'value' | 'unit'>;
  /** The worst case, in words or figures (decision 15): above the facts, so that it is seen without scrolling. */
  worst?: ReactNode;
  /** What else was chosen, and every fee. */
  facts: readonly KeyValueItem[];
  /** What else is to be said about it. */
  children?: ReactNode;
  /** Name of the button that sends it. */
  submitLabel: string;
  kind?: ButtonProps['kind'];
  /** It is on its way. */
  busy: boolean;
  /** Why it may no longer be sent, when something has changed since the sheet was opened. */
  blockedReason?: string | undefined;
  onConfirm: () => void;
}

/** Repeats what is about to be sent, with every figure, before money moves. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { open, onOpenChange, title, figure, worst, facts, children, submitLabel, kind = 'primary' } = props;
  const { busy, blockedReason, onConfirm } = props;
  const t = useText('common');
  const submit = (
    <Button kind={kind} fullWidth busy={busy} {...(blockedReason && { blockedReason })} onClick={onConfirm}>
      {submitLabel}
    </Button>
  );
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} closeLabel={t('close')} actions={submit}>
      <Stack gap="m">
        <KeyFigure {...figure} />
        {worst}
        <KeyValue items={facts} />
        {children}
      </Stack>
    </Sheet>
  );
}
