import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useSiteConfig } from '../../api/queries/common';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { TextField } from '../../components/TextField/TextField';
import type { RegisterForm } from '../../domain/login/account';
import { newLoginPassword } from '../../domain/settings/passwordRules';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { AccountField } from './AccountField';
import { AgreementField } from './AgreementField';
import type { RefusedField } from './useRefusedField';

export interface RegisterFieldsProps {
  /** The form. */
  form: UseFormReturn<RegisterForm>;
  /** The server's refusal, if it concerns one of these fields. */
  refused: RefusedField | undefined;
  /** Current version of the agreement; undefined if the server does not send it. */
  version: string | undefined;
  /** Called when the member opens the agreement. */
  onAgreement: () => void;
}

/** The registration fields. Errors are reported below each (specification 5). */
export function RegisterFields({ form, refused, version, onAgreement }: RegisterFieldsProps) {
  const t = useText('login');
  const { register, control } = form;
  const { errors } = form.formState;
  const errorOf = (field: keyof RegisterForm) =>
    errors[field]?.message ?? (refused?.field === field ? refused.text : undefined);
  const typed = useWatch({ control, name: 'account' });
  const demo = loadedData(useSiteConfig())?.demo;
  const newPassword = {
    ...newLoginPassword,
    autoComplete: 'new-password',
    showLabel: t('login.showPassword'),
    hideLabel: t('login.hidePassword'),
  } as const;
  return (
    <>
      <AccountField {...register('account')} purpose="register" typed={typed} error={errorOf('account')} />
      <PasswordField
        {...register('password', { deps: 'confirmPassword' })}
        {...newPassword}
        label={t('login.password')}
        hint={!errorOf('password') && t('register.passwordHint')}
        enterKeyHint="next"
        error={errorOf('password')}
      />
      <PasswordField
        {...register('confirmPassword')}
        {...newPassword}
        label={t('register.confirmPassword')}
        enterKeyHint="next"
        error={errorOf('confirmPassword')}
      />
      <TextField
        {...register('inviteCode')}
        label={t('register.inviteCode')}
        hint={demo && t('register.demoInvite', { code: demo.inviteCode })}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        error={errorOf('inviteCode')}
      />
      <AgreementField
        {...register('agreed')}
        version={version}
        onRead={onAgreement}
        error={errorOf('agreed')}
      />
    </>
  );
}
