import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { Button } from '../Button/Button';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldAffix, FieldBox, FieldInput } from '../Field/fieldParts';

/** A button that fills the field, such as "25%" or "All". */
export interface QuickFill {
  label: string;
  /** Decimal string that it fills in. */
  value: string;
}

export interface AmountFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'children'> {
  /** What was typed, as it was typed. */
  value: string;
  /** Called with the raw text: normalising ("1,000", full-width digits) and judging it are the caller's. */
  onChange: (raw: string) => void;
  /** Unit after the figure: a currency, "lots", "%". */
  unit?: string;
  /** Short cuts beneath the field, in a row; four at most. */
  quickFills?: readonly QuickFill[];
}

/** A figure typed by the member: right-aligned, tabular, its unit smaller and lighter. */
export function AmountField({
  label,
  hint,
  error,
  unit,
  onChange,
  quickFills = [],
  inputMode = 'decimal',
  ...input
}: AmountFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <FieldBox>
            <FieldInput
              autoComplete="off"
              {...input}
              {...ties}
              $figure
              type="text"
              inputMode={inputMode}
              onChange={(event) => onChange(event.target.value)}
            />
            {unit && <FieldAffix>{unit}</FieldAffix>}
          </FieldBox>
          {quickFills.length > 0 && (
            <QuickFills>
              {quickFills.map((fill) => (
                <Button
                  key={fill.label}
                  kind="quiet"
                  size="small"
                  fullWidth
                  onClick={() => onChange(fill.value)}
                >
                  {fill.label}
                </Button>
              ))}
            </QuickFills>
          )}
        </>
      )}
    </Field>
  );
}

const QuickFills = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${rem(space.s)};
  margin: ${rem(space.m, 0, space.s)};
`;
