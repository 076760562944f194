import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { useText } from '../../i18n/useText';
import { agreementOf } from '../../session/agreement';
import { useTrackedDraft } from '../../session/useFormDraft';
import { AccountField } from './AccountField';
import { AgreementField } from './AgreementField';
import { accountToSend } from './accountToSend';
import { ForgotPassword } from './ForgotPassword';

/** The form to log in, as typed. */
export interface LoginForm {
  account: string;
  password: string;
  agreed: boolean;
}

export interface LoginFieldsProps {
  form: UseFormReturn<LoginForm>;
  /** Version of the agreement that holds now; undefined where the server does not say. */
  version: string | undefined;
  /** The member wants to read what there is to agree to. */
  onAgreement: () => void;
}

/** The fields to log in with; what is missing is told beneath each (specification 5). */
export function LoginFields({ form, version, onAgreement }: LoginFieldsProps) {
  const t = useText('login');
  const { register, control } = form;
  const { errors } = form.formState;
  const typed = useWatch({ control, name: 'account' });
  useTrackedDraft('account', typed);
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
