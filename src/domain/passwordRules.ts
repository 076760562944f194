import { type GuessablePin, guessablePin } from './guessablePin';

/** A login password has 8 or more English letters or digits (specification 5, decision 22). */
export function isLoginPassword(password: string): boolean {
  return /^[A-Za-z0-9]{8,}$/.test(password);
}

/** What is wrong with a new login password. */
export const loginPasswordFault = (password: string): 'malformed' | undefined =>
  isLoginPassword(password) ? undefined : 'malformed';

/** Why a new fund password is refused. */
export type FundPasswordFault = 'malformed' | GuessablePin;

/**
 * What is wrong with a new fund password: not six digits, or easy to guess.
 *
 * @param phone the member's account of ten digits
 */
export function fundPasswordFault(password: string, phone: string): FundPasswordFault | undefined {
  return /^\d{6}$/.test(password) ? guessablePin(password, phone) : 'malformed';
}
