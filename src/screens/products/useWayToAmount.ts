import { useId } from 'react';
import type { Reason } from '../../domain/reason';
import { useText } from '../../i18n/useText';

/** The way to the amount, whose field is at the end of a long screen. */
export function useWayToAmount({ known, reasons }: { known: boolean; reasons: readonly Reason<string>[] }) {
  const t = useText('products');
  const section = useId();
  const go = () => {
    const field = document.getElementById(section)?.querySelector('input');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  };
  const empty = known && reasons[0]?.kind === 'amountMissing';
  return {
    /** Id of the section with the field. */
    section,
    /** What the button of the form does while nothing else is missing. */
    toField: empty ? { label: t('amount.enter'), go } : undefined,
    /** The way from an amount that was typed. */
    onChange: empty ? undefined : go,
  };
}
