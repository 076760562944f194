import { PinField } from '../../../components/PinField/PinField';
import { useText } from '../../../i18n/useText';
import type { PasswordForm } from './usePasswordForm';

interface PinSecretProps {
  field: ReturnType<PasswordForm['field']>;
  hint?: string;
  shown: boolean;
}

/** A fund password in a form to set or change it: what is wrong is said once all digits are there. */
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
