import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { useText } from '../../../i18n/useText';
import type { PasswordForm } from './usePasswordForm';

interface SecretFieldProps {
  field: ReturnType<PasswordForm['field']>;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A login password in a form that sets or changes one. */
export function SecretField({ field, hint, autoComplete }: SecretFieldProps) {
  const t = useText('settings');
  const { change, leave, ...rest } = field;
  return (
    <PasswordField
      {...rest}
      {...(hint && !rest.error && { hint })}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      autoComplete={autoComplete}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
    />
  );
}
