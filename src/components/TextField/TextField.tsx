'use client';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldAffix, FieldBox, FieldInput } from '../Field/fieldParts';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'prefix' | 'children'> {
  /** Use for fixed text before the input, such as a country code. */
  prefix?: string;
  /** Use for fixed text after the input, such as a unit. */
  suffix?: string;
}

/**
 * One line of text. Takes the attributes of a native input, so `{...register('account')}` works. For amounts use
 * `AmountField`.
 *
 * Set `inputMode` and `autoComplete` so that the phone offers the right keyboard and autofill.
 */
export function TextField({ label, hint, error, prefix, suffix, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <FieldBox>
          {prefix && <FieldAffix>{prefix}</FieldAffix>}
          <FieldInput {...input} {...attributes} />
          {suffix && <FieldAffix>{suffix}</FieldAffix>}
        </FieldBox>
      )}
    </Field>
  );
}
