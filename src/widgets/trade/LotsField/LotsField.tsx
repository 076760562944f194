'use client';
import { styled } from 'styled-components';
import { QuickFills } from '../../../components/Field/QuickFills';
import { Slider } from '../../../components/Slider/Slider';
import { Stepper } from '../../../components/Stepper/Stepper';
import { isPositive, isWhole, multiply } from '../../../domain/decimal';
import { parseLots } from '../../../domain/typedNumber';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { balanceFigure } from '../../account/hiddenBalances';

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
  /** Use where the member's available funds are known: in yen, beside the shares. Hidden with the balances. */
  available?: string | undefined;
  /** What is wrong with the typed lots. */
  error?: string | undefined;
  /** Use when the affordable quantity is known: shortcuts in a row. */
  fills?: readonly LotsFill[];
  /** Use when the affordable quantity is known, and is more than one lot: a slider up to it. */
  sliderMax?: number | undefined;
}

const Hints = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${units(0, space.m)};
  dl { display: flex; flex-wrap: wrap; gap: ${units(0, space.xs)}; }
  dd { color: ${color('ink')}; font-weight: ${fontWeight.bold}; }
`;

/** The typed lots; undefined unless they are a positive whole number. */
function usableLots(typed: string): string | undefined {
  const lots = parseLots(typed);
  return lots !== undefined && isWhole(lots) && isPositive(lots) ? lots : undefined;
}

/** A field for lots, with the equivalent number of shares next to it (decision 9). */
export function LotsField({
  typed,
  onChange,
  onStep,
  lotSize,
  available,
  error,
  fills = [],
  sliderMax,
}: LotsFieldProps) {
  const formats = useFormats();
  const t = useText('trade');
  const lots = usableLots(typed);
  const chosen = Number(lots ?? '0');
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
        hint={
          <Hints>
            <span>
              {t('order.lotsToShares', {
                shares: formats.number(lots === undefined ? '0' : multiply(lots, String(lotSize))),
                lotSize: formats.number(String(lotSize)),
              })}
            </span>
            {available !== undefined && (
              <dl>
                <dt>{t('cost.available')}</dt>
                <dd>{balanceFigure(available, formats)}</dd>
              </dl>
            )}
          </Hints>
        }
      />
      {sliderMax !== undefined && (
        <Slider
          label={t('order.lotsSlider')}
          min={0}
          max={sliderMax}
          value={Math.min(chosen, sliderMax)}
          valueText={`${formats.number(String(Math.min(chosen, sliderMax)))} ${t('common:lots')}`}
          onChange={(lots) => onChange(lots === 0 ? '' : String(lots))}
        />
      )}
      <QuickFills
        fills={fills.map(({ label, lots }) => ({ label, value: String(lots) }))}
        onFill={onChange}
      />
    </div>
  );
}
