'use client';
import type { Reason } from '../../../domain/reason';
import type { CloseField } from '../../../domain/trade/closeReasons';
import { steppedLots } from '../../../domain/trade/steppedLots';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { fieldErrorText } from '../../reasonText';
import { LotsField } from '../LotsField/LotsField';

interface CloseLotsProps {
  /** Lots that can be closed. */
  free: number;
  /** Shares per lot. */
  lotSize: number;
  typed: string;
  onChange: (typed: string) => void;
  reasons: readonly Reason<CloseField>[];
}

/** Asks how many lots to close. A position with one lot needs no choice. */
export function CloseLots({ free, lotSize, typed, onChange, reasons }: CloseLotsProps) {
  const formats = useFormats();
  const t = useText('trade');
  if (free < 2) return null;
  const half = Math.floor(free / 2);
  return (
    <LotsField
      typed={typed}
      onChange={onChange}
      onStep={(by) => onChange(steppedLots(typed, by, { maximum: free }))}
      lotSize={lotSize}
      error={fieldErrorText(t, reasons, 'lots', formats)}
      fills={[
        { label: t('order.half'), lots: half },
        { label: t('position:close.all'), lots: free },
      ]}
    />
  );
}
