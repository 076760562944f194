import { useController } from 'react-hook-form';
import { PinField } from '../../components/PinField/PinField';
import { useText } from '../../i18n/useText';
import type { PasswordForm } from './usePasswordForm';

interface PinSecretProps {
  control: PasswordForm['control'];
  field: ReturnType<PasswordForm['field']>;
  hint?: string;
  shown: boolean;
}

/** A fund password in a form that sets or changes it. Errors appear once all digits are typed. */
export function PinSecret({ control, field: { label, ...registered }, hint, shown }: PinSecretProps) {
  const t = useText('settings');
  const { field, fieldState } = useController({ control, ...registered });
  const error = fieldState.error?.message;
  return (
    <PinField
      label={label}
      error={error}
      {...(hint && !error && { hint })}
      digitLabel={(digit, length) => t('password.digit', { digit, length })}
      shown={shown}
      value={field.value}
      onChange={field.onChange}
      onComplete={field.onBlur}
    />
  );
}
