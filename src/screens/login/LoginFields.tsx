import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { useText } from '../../i18n/useText';
import { agreementOf } from '../../session/agreement';
import { AccountField } from './AccountField';
import { AgreementField } from './AgreementField';
import { accountToSend } from './accountToSend';
import { ForgotPassword } from './ForgotPassword';

/** The login form as typed. */
export interface LoginForm {
  account: string;
  password: string;
  agreed: boolean;
}

export interface LoginFieldsProps {
  /** The form. */
  form: UseFormReturn<LoginForm>;
  /** Current version of the agreement; undefined if the server does not send it. */
  version: string | undefined;
  /** Called when the member opens the agreement. */
  onAgreement: () => void;
}

/** The login fields. Missing input is reported below each (specification 5). */
export function LoginFields({ form, version, onAgreement }: LoginFieldsProps) {
  const t = useText('login');
  const { register, control } = form;
  const { errors } = form.formState;
  const typed = useWatch({ control, name: 'account' });
  const before = agreementOf(accountToSend(typed));
  return (
    <>
      <AccountField {...register('account')} purpose="login" typed={typed} error={errors.account?.message} />
      <PasswordField
        {...register('password')}
        label={t('login.password')}
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password?.message}
      />
      <ForgotPassword />
      <AgreementField
        {...register('agreed')}
        before={before}
        version={version}
        onRead={onAgreement}
        error={errors.agreed?.message}
      />
    </>
  );
}
