import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldAffix, FieldBox, FieldInput } from '../Field/fieldParts';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'prefix' | 'children'> {
  /** Fixed text before what is typed, such as a country code. */
  prefix?: string;
  /** Fixed text after it, such as a unit. */
  suffix?: string;
}

/**
 * One line of text. Takes the attributes of a native input, so `{...register('account')}` works; set `inputMode` and
 * `autoComplete` so that the phone offers the right keyboard and the right fill. For amounts use `AmountField`.
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
