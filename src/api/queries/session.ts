import { useMutation } from '@tanstack/react-query';
import { signIn, signOut } from '../../session/session';
import type { RequestOf } from '../contract/call';
import { login, logout, register } from '../contract/session';
import type { ServerMessage } from '../errors';
import { send } from '../http';

type Asking = { onRefused: (message: ServerMessage) => void };

function keep(
  result: { token: string; account: string; isAdmin?: string | null | undefined } | false,
): boolean {
  if (result === false) return false;
  signIn({ token: result.token, account: result.account, isAdmin: result.isAdmin ?? null });
  return true;
}

/** A password is not kept in the cache after it was sent. */
const forgetful = { gcTime: 0 };

/** Signs a member in and keeps the session. Resolves with whether it did. */
export const useLogin = (options: Asking) =>
  useMutation({
    mutationFn: async (request: RequestOf<typeof login>) => keep(await send(login, request, options)),
    ...forgetful,
  });

/** Registers a member, who is signed in then. Resolves with whether it did. */
export const useRegister = (options: Asking) =>
  useMutation({
    mutationFn: async (request: RequestOf<typeof register>) => keep(await send(register, request, options)),
    ...forgetful,
  });

/** Signs out on this device, whether or not the server could be told. */
export const useLogout = () =>
  useMutation({ mutationFn: () => send(logout, {}, { quiet: true }), onSettled: signOut });
