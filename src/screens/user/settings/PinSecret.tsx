import { PinField } from '../../../components/PinField/PinField';
import { useText } from '../../../i18n/useText';
import type { PasswordForm } from './usePasswordForm';

interface PinSecretProps {
  field: ReturnType<PasswordForm['field']>;
  hint?: string;
  shown: boolean;
}

/** A fund password in a form that sets or changes it. Errors appear once all digits are typed. */
export function PinSecret({ field, hint, shown }: PinSecretProps) {
  const t = useText('settings');
  const { change, leave, ...rest } = field;
  return (
    <PinField
      {...rest}
      {...(hint && !rest.error && { hint })}
      digitLabel={(digit, length) => t('password.digit', { digit, length })}
      shown={shown}
      onChange={change}
      onComplete={leave}
    />
  );
}
