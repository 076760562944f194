'use client';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldBox, FieldInput } from '../Field/fieldParts';
import { IconButton } from '../IconButton/IconButton';

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'children'> {
  /** Name of the button that reveals the password. */
  showLabel: string;
  /** Name of the same button while the password is revealed. */
  hideLabel: string;
  /** Use `current-password` to sign in and `new-password` to choose one, so that password managers work. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password field with a button to reveal what was typed. Takes the attributes of a native input. */
export function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <FieldBox>
          <FieldInput
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...attributes}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            glyph={shown ? EyeOff : Eye}
            aria-controls={attributes.id}
            onClick={() => setShown(!shown)}
          />
        </FieldBox>
      )}
    </Field>
  );
}
