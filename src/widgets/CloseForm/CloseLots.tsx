import type { CloseField } from '../../domain/closeReasons';
import type { Reason } from '../../domain/reason';
import { steppedLots } from '../../domain/steppedLots';
import { useText } from '../../i18n/useText';
import { LotsField } from '../LotsField/LotsField';
import { fieldErrorText } from '../reasonText';

interface CloseLotsProps {
  /** Lots that can be closed. */
  free: number;
  /** Shares in a lot. */
  lotSize: number;
  typed: string;
  onChange: (typed: string) => void;
  reasons: readonly Reason<CloseField>[];
}

/** How many lots are to be closed; nothing to choose where there is but one. */
export function CloseLots({ free, lotSize, typed, onChange, reasons }: CloseLotsProps) {
  const t = useText('trade');
  if (free < 2) return null;
  const half = Math.floor(free / 2);
  return (
    <LotsField
      typed={typed}
      onChange={onChange}
      onStep={(by) => onChange(steppedLots(typed, by, { maximum: free }))}
      lotSize={lotSize}
      error={fieldErrorText(t, reasons, 'lots')}
      fills={[
        { label: t('order.half'), lots: half },
        { label: t('close.all'), lots: free },
      ]}
    />
  );
}
