import { normaliseAccount } from '../../domain/login/account';
import { cleanText } from '../../lib/typed/typedText';

/**
 * The account a form sends: its ten digits, however typed (decision 22). Other input is sent as typed, for the server
 * to reject.
 */
export function accountToSend(typed: string): string {
  const account = normaliseAccount(typed);
  return /^\d{10}$/.test(account) ? account : cleanText(typed);
}
