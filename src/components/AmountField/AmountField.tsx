import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, radius, touchTarget } from '../../theme/tokens';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldAffix, FieldBox, FieldInput } from '../Field/fieldParts';
import { type QuickFill, QuickFills } from '../Field/QuickFills';
import { useGroupedInput } from './useGroupedInput';

export interface AmountFieldProps
  extends FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'max' | 'children'
    > {
  /** What was typed, as it was typed; a decimal string where a figure was. Its thousands are shown apart. */
  value: string;
  /**
   * Called with what was typed or pasted. The commas shown between thousands are not in it; those that were typed are,
   * and full-width digits: what they mean is the caller's to say.
   */
  onChange: (raw: string) => void;
  /** Unit after the figure: a currency, "lots", "%". */
  unit?: string;
  /** A button within the field that fills in the most there can be. */
  max?: QuickFill;
  /** Short cuts beneath the field, in a row; four at most. */
  quickFills?: readonly QuickFill[];
}

/**
 * A figure typed by the member: right-aligned, its thousands apart, its unit smaller and lighter. With the phone's
 * decimal keys; `inputMode="numeric"` where there are no decimals.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, unit, max, quickFills = [], value, onChange, ref, ...input } = props;
  const typed = useGroupedInput({ value, onChange, ref });
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
  min-width: ${rem(touchTarget)};
  padding-inline: ${rem(16)};
  border-left: 1px solid ${color('hairline')};
  border-radius: ${rem(0, radius.small, radius.small, 0)};
  color: ${color('accent')};
  font-size: ${rem(fontSize.small)};
  font-weight: ${fontWeight.bold};
  text-align: center;
  &:active { background: ${color('accentSoft')}; }
  &:focus-visible { outline-offset: -2px; }
`;
