import { Refusal } from '../refusal';

/** Requires account and password (specification 5). Each has its own message. */
export function requireCredentials(account: string, password: string): void {
  if (account.trim() === '') throw new Refusal('accountEmpty');
  if (password === '') throw new Refusal('passwordEmpty');
}
