import { useMutation } from '@tanstack/react-query';
import { keepAgreement } from '../../session/agreement';
import { signIn, signOut } from '../../session/session';
import type { ResponseOf } from '../contract/call';
import { login, logout, register } from '../contract/session';
import { callServer } from '../http';
import { useSubmit } from './useSubmit';

function keepSession({ token, account, isAdmin, agreement }: ResponseOf<typeof login>): void {
  if (agreement) keepAgreement({ account, ...agreement });
  signIn({ token, account, isAdmin: isAdmin ?? null });
}

/** Signs a member in and keeps the session. No cache sees the password. */
export const useLogIn = () => useSubmit(login, [], { onDone: keepSession });

/** Registers a member, who is signed in then. No cache sees the password. */
export const useSignUp = () => useSubmit(register, [], { onDone: keepSession });

/** Signs out on this device, whether or not the server could be told. */
export const useLogout = () =>
  useMutation({ mutationFn: () => callServer(logout, {}, { quiet: true }), onSettled: signOut });
