'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, radius, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldAffix, FieldBox, FieldInput } from '../Field/fieldParts';
import type { NumberSigns } from '../Field/groupedNumber';
import { type QuickFill, QuickFills } from '../Field/QuickFills';
import { useGroupedInput } from '../Field/useGroupedInput';

export interface AmountFieldProps
  extends FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'max' | 'children'
    > {
  /** The amount as typed, without the thousands separators that the field adds. A decimal string once it is valid. */
  value: string;
  /**
   * Called with the text as typed or pasted, without the separators that the field adds, and with one form of each
   * sign. Other commas and anything that is no number are passed on for the caller to parse.
   */
  onChange: (raw: string) => void;
  /** Use for a language with other separators than `1,234.5`: `formatsOf('de').notation`. The value stays `1234.5`. */
  notation?: NumberSigns;
  /** Use when the figure needs a unit to be read correctly: a currency, "lots", "%". */
  unit?: string;
  /** Use when there is a natural maximum. Shows a button inside the field that fills it in. */
  max?: QuickFill;
  /** Use for common amounts. Up to four shortcut buttons in a row below the field. */
  quickFills?: readonly QuickFill[];
}

/**
 * A field for an amount or a quantity. Figures are right-aligned and grouped by thousands while typing.
 *
 * For values that are stepped use `Stepper`, for lots `LotsField`, for a limit price `LimitPriceField`.
 *
 * Opens the phone's decimal keypad. Pass `inputMode="numeric"` where there are no decimals.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, unit, notation, max, quickFills = [], value, onChange, ref, ...input } = props;
  const typed = useGroupedInput({ value, onChange, notation, ref });
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <>
          <FieldBox>
            <FieldInput
              autoComplete="off"
              inputMode="decimal"
              {...input}
              {...attributes}
              {...typed}
              $figure
              type="text"
            />
            {unit && <FieldAffix>{unit}</FieldAffix>}
            {max && (
              <Max type="button" aria-controls={attributes.id} onClick={() => onChange(max.value)}>
                {max.label}
              </Max>
            )}
          </FieldBox>
          <QuickFills fills={quickFills} onFill={onChange} />
        </>
      )}
    </Field>
  );
}

const Max = styled.button`
  flex: none;
  min-width: ${units(touchTarget)};
  padding-inline: ${units(16)};
  border-left: 1px solid ${color('hairline')};
  border-radius: ${units(0, radius.small, radius.small, 0)};
  color: ${color('accent')};
  font-size: ${textSize('small')};
  font-weight: ${fontWeight.bold};
  text-align: center;
  &:active { background: ${color('accentSoft')}; }
  &:focus-visible { outline-offset: -2px; }
`;
