import type { CloseReason } from '../../domain/closeReasons';
import { steppedLots } from '../../domain/steppedLots';
import { useText } from '../../i18n/useText';
import { LotsField } from '../LotsField/LotsField';
import { reasonText } from '../reasonText';

interface CloseLotsProps {
  /** Lots that can be closed. */
  free: number;
  /** Shares in a lot. */
  lotSize: number;
  typed: string;
  onChange: (typed: string) => void;
  reasons: readonly CloseReason[];
}

/** How many lots are to be closed; nothing to choose where there is but one. */
export function CloseLots({ free, lotSize, typed, onChange, reasons }: CloseLotsProps) {
  const t = useText('trade');
  if (free < 2) return null;
  const wrong = reasons.find(({ kind }) => kind.startsWith('lots') && kind !== 'lotsMissing');
  const half = Math.floor(free / 2);
  return (
    <LotsField
      typed={typed}
      onChange={onChange}
      onStep={(by) => onChange(steppedLots(typed, by, { maximum: free }))}
      lotSize={lotSize}
      error={wrong && reasonText(t, wrong)}
      fills={[
        { label: t('order.half'), lots: half },
        { label: t('close.all'), lots: free },
      ]}
    />
  );
}
