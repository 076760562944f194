import type { ComponentPropsWithRef } from 'react';
import { TextField } from '../../components/TextField/TextField';
import { useText } from '../../i18n/useText';
import { accountToSend } from './accountToSend';

export interface AccountFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'prefix' | 'children'> {
  /** The account as typed so far. */
  typed: string;
  /** What the account is sent for. Decides the wording of the hint that shows how it is interpreted. */
  purpose: 'login' | 'register';
  /** What is wrong with the account. */
  error: string | undefined;
}

/** The account, a ten-digit phone number in any notation. Shows the digits it is interpreted as (decision 22). */
export function AccountField({ typed, purpose, ...input }: AccountFieldProps) {
  const t = useText('login');
  const account = accountToSend(typed);
  const differs = account !== typed.trim();
  return (
    <TextField
      {...input}
      label={t('login.account')}
      hint={differs && t(`${purpose}.accountHint`, { account })}
      inputMode="tel"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}
