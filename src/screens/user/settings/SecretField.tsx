import { useController } from 'react-hook-form';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { useText } from '../../../i18n/useText';
import type { PasswordForm } from './usePasswordForm';

interface SecretFieldProps {
  control: PasswordForm['control'];
  field: ReturnType<PasswordForm['field']>;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A login password in a form that sets or changes one. */
export function SecretField({
  control,
  field: { label, ...registered },
  hint,
  autoComplete,
}: SecretFieldProps) {
  const t = useText('settings');
  const { field, fieldState } = useController({ control, ...registered });
  const error = fieldState.error?.message;
  return (
    <PasswordField
      {...field}
      label={label}
      error={error}
      {...(hint && !error && { hint })}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      autoComplete={autoComplete}
    />
  );
}
