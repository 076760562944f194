import { Refusal } from '../refusal';

/** Account and password are required (specification 5): each has a message of its own. */
export function requireCredentials(account: string, password: string): void {
  if (account.trim() === '') throw new Refusal('accountEmpty');
  if (password === '') throw new Refusal('passwordEmpty');
}
