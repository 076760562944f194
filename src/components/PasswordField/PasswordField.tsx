import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldTexts } from '../Field/Field';
import { FieldBox, FieldInput } from '../Field/fieldParts';
import { IconButton } from '../IconButton/IconButton';

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'children'> {
  /** Name of the button that shows what was typed. */
  showLabel: string;
  /** Name of the same button while it is shown. */
  hideLabel: string;
  /** `current-password` to sign in, `new-password` to choose one, so that a password manager helps rightly. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password, hidden until the member asks to see it. Takes the attributes of a native input. */
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
