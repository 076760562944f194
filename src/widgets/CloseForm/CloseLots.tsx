import type { CloseReason } from '../../domain/closeReasons';
import { steppedLots } from '../../domain/steppedLots';
import { useText } from '../../i18n/useText';
import { LotsField } from '../LotsField/LotsField';
import { reasonText } from '../reasonText';

interface CloseLotsProps {
  /** Lots that there are. */
  held: number;
  /** Shares in a lot. */
  lotSize: number;
  typed: string;
  onChange: (typed: string) => void;
  reasons: readonly CloseReason[];
}

/** How many lots are to be closed; nothing to choose where there is but one. */
export function CloseLots({ held, lotSize, typed, onChange, reasons }: CloseLotsProps) {
  const t = useText('trade');
  if (held < 2) return null;
  const wrong = reasons.find(({ kind }) => kind.startsWith('lots') && kind !== 'lotsMissing');
  const half = Math.floor(held / 2);
  return (
    <LotsField
      typed={typed}
      onChange={onChange}
      onStep={(by) => onChange(steppedLots(typed, by, { maximum: held }))}
      lotSize={lotSize}
      error={wrong && reasonText(t, wrong)}
      fills={[
        { label: t('order.half'), lots: half },
        { label: t('close.all'), lots: held },
      ]}
    />
  );
}
