import { keepAgreement } from '../../session/agreement';
import { signIn } from '../../session/session';
import type { ResponseOf } from '../contract/call';
import { login, register } from '../contract/login';
import { useSubmit } from './useSubmit';

function keepSession({ token, account, isAdmin, agreement }: ResponseOf<typeof login>): void {
  if (agreement) keepAgreement({ account, ...agreement });
  signIn({ token, account, isAdmin: isAdmin ?? null });
}

/** Signs a member in and stores the session. The password is never cached. */
export const useLogIn = () => useSubmit(login, [], { keepResult: keepSession });

/** Registers a member and signs them in. The password is never cached. */
export const useSignUp = () => useSubmit(register, [], { keepResult: keepSession });
