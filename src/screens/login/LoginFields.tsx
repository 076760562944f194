import type { MouseEvent, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { Trans } from 'react-i18next';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Link } from '../../components/Link/Link';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { useText } from '../../i18n/useText';
import { useKeptTyped } from '../../session/useTyped';
import { AccountField } from './AccountField';
import { ForgotPassword } from './ForgotPassword';

/** The form to log in, as typed. */
export interface LoginForm {
  account: string;
  password: string;
  agreed: boolean;
}

export interface LoginFieldsProps {
  form: UseFormReturn<LoginForm>;
  /** The member wants to read what there is to agree to. */
  onAgreement: () => void;
}

/** The fields to log in with; what is missing is told beneath each (specification 5). */
export function LoginFields({ form, onAgreement }: LoginFieldsProps) {
  const t = useText('login');
  const { register, control } = form;
  const { errors } = form.formState;
  const typed = useWatch({ control, name: 'account' });
  useKeptTyped('account', typed);
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
      <Checkbox {...register('agreed')} error={errors.agreed?.message}>
        <Trans
          ns="login"
          i18nKey="login.agree"
          components={{ agreement: <AgreementLink onPress={onAgreement} /> }}
        />
      </Checkbox>
    </>
  );
}

/** Opens the agreement; its text is put in by the sentence around it. */
function AgreementLink({ onPress, children }: { onPress: () => void; children?: ReactNode }) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <Link href="#/user/userPri" onClick={press}>
      {children}
    </Link>
  );
}
