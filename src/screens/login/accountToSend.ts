import { normaliseAccount } from '../../domain/account';

/**
 * The account a form sends: the ten digits that were meant, however they were typed (decision 22), else what was
 * typed, for the server to judge.
 */
export function accountToSend(typed: string): string {
  const account = normaliseAccount(typed);
  return /^\d{10}$/.test(account) ? account : typed.trim();
}
