'use client';
import { QuickFills } from '../../../components/Field/QuickFills';
import { Stepper } from '../../../components/Stepper/Stepper';
import { isPositive, isWhole, multiply } from '../../../domain/decimal';
import { parseLots } from '../../../domain/typedNumber';
import type { Formats } from '../../../i18n/formats';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

/** A shortcut below the field: "half", and its number of lots. */
export interface LotsFill {
  /** Text on the button. */
  label: string;
  /** The number of lots it fills in. */
  lots: number;
}

export interface LotsFieldProps {
  /** The lots as typed. */
  typed: string;
  /** Called with the lots as typed. */
  onChange: (typed: string) => void;
  /** Called to add or remove one lot: `steppedLots` of the domain. */
  onStep: (by: 1 | -1) => void;
  /** Shares per lot. */
  lotSize: number;
  /** What is wrong with the typed lots. */
  error?: string | undefined;
  /** Use when the affordable quantity is known: shortcuts in a row. */
  fills?: readonly LotsFill[];
}

/** The typed lots in shares; empty unless they are a whole number. */
function sharesOf(typed: string, lotSize: number, formats: Formats): string {
  const lots = parseLots(typed);
  const usable = lots !== undefined && isWhole(lots) && isPositive(lots);
  return formats.number(usable ? multiply(lots, String(lotSize)) : '0');
}

/** A field for lots, with the equivalent number of shares next to it (decision 9). */
export function LotsField({ typed, onChange, onStep, lotSize, error, fills = [] }: LotsFieldProps) {
  const formats = useFormats();
  const t = useText('trade');
  return (
    <div>
      <Stepper
        notation={formats.notation}
        label={t('order.lots')}
        unit={t('common:lots')}
        inputMode="numeric"
        value={typed}
        onChange={onChange}
        onStep={onStep}
        decreaseLabel={`${t('order.lots')}: ${t('order.decrease')}`}
        increaseLabel={`${t('order.lots')}: ${t('order.increase')}`}
        error={error}
        hint={t('order.lotsToShares', {
          shares: sharesOf(typed, lotSize, formats),
          lotSize: formats.number(String(lotSize)),
        })}
      />
      <QuickFills
        fills={fills.map(({ label, lots }) => ({ label, value: String(lots) }))}
        onFill={onChange}
      />
    </div>
  );
}
