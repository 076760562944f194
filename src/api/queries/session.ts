import { useMutation } from '@tanstack/react-query';
import { keepAgreement } from '../../session/agreement';
import { signIn, signOut } from '../../session/session';
import type { RequestOf, ResponseOf } from '../contract/call';
import { login, logout, register } from '../contract/session';
import type { ServerMessage } from '../errors';
import { send } from '../http';

type Asking = { onRefused: (message: ServerMessage) => void };

function keep(result: ResponseOf<typeof login> | false): boolean {
  if (result === false) return false;
  const { token, account, isAdmin, agreement } = result;
  if (agreement) keepAgreement({ account, ...agreement });
  signIn({ token, account, isAdmin: isAdmin ?? null });
  return true;
}

/**
 * Signs a member in and keeps the session. Resolves with whether it did. No cache sees the password.
 * @throws {ApiError}
 */
export const logIn = async (request: RequestOf<typeof login>, options: Asking): Promise<boolean> =>
  keep(await send(login, request, options));

/**
 * Registers a member, who is signed in then. Resolves with whether it did. No cache sees the password.
 * @throws {ApiError}
 */
export const signUp = async (request: RequestOf<typeof register>, options: Asking): Promise<boolean> =>
  keep(await send(register, request, options));

/** Signs out on this device, whether or not the server could be told. */
export const useLogout = () =>
  useMutation({ mutationFn: () => send(logout, {}, { quiet: true }), onSettled: signOut });
