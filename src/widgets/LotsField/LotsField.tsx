import { QuickFills } from '../../components/Field/QuickFills';
import { Stepper } from '../../components/Stepper/Stepper';
import { isPositive, isWhole, multiply } from '../../domain/decimal';
import { parseTyped } from '../../domain/typedNumber';
import { formatPlainNumber } from '../../format/plainNumber';
import { useText } from '../../i18n/useText';

/** A short cut beneath the field: "half", and how many lots that is. */
export interface LotsFill {
  label: string;
  lots: number;
}

export interface LotsFieldProps {
  typed: string;
  onChange: (typed: string) => void;
  /** One lot more or fewer: `steppedLots` of the domain. */
  onStep: (by: 1 | -1) => void;
  /** Shares in a lot. */
  lotSize: number;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  /** Short cuts, in a row; none where there is nothing to go by. */
  fills?: readonly LotsFill[];
}

/** How many shares the typed lots are; none while they are not a whole number. */
function sharesOf(typed: string, lotSize: number): string {
  const lots = parseTyped(typed);
  const usable = lots !== undefined && isWhole(lots) && isPositive(lots);
  return formatPlainNumber(usable ? multiply(lots, String(lotSize)) : '0');
}

/** Lots, with the shares they are beside them (decision 9). */
export function LotsField({ typed, onChange, onStep, lotSize, error, fills = [] }: LotsFieldProps) {
  const t = useText('trade');
  return (
    <div>
      <Stepper
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
          shares: sharesOf(typed, lotSize),
          lotSize: formatPlainNumber(String(lotSize)),
        })}
      />
      <QuickFills
        fills={fills.map(({ label, lots }) => ({ label, value: String(lots) }))}
        onFill={onChange}
      />
    </div>
  );
}
