import { useFormState } from 'react-hook-form';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { newLoginPassword } from '../../domain/settings/passwordRules';
import { useText } from '../../i18n/useText';
import type { PasswordForm } from './usePasswordForm';

interface SecretFieldProps {
  control: PasswordForm['control'];
  field: ReturnType<PasswordForm['field']>;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A login password in a form that sets or changes one. Its input is uncontrolled, because React would empty a controlled
 * one that a password manager filled without an event.
 */
export function SecretField({
  control,
  field: { label, name, rules },
  hint,
  autoComplete,
}: SecretFieldProps) {
  const t = useText('settings');
  const error = useFormState({ control, name }).errors[name]?.message;
  return (
    <PasswordField
      {...control.register(name, rules)}
      label={label}
      error={error}
      {...(hint && !error && { hint })}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      autoComplete={autoComplete}
      {...(autoComplete === 'new-password' && newLoginPassword)}
    />
  );
}
