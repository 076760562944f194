import type { Reason } from '../reason';
import { type GuessablePin, guessablePin } from './guessablePin';

/** Least number of characters of a login password. */
const leastLength = 8;

/** A login password has 8 or more English letters or digits (specification 5, decision 22). */
export function isLoginPassword(password: string): boolean {
  return loginPasswordFault(password) === undefined;
}

/** Why a new login password is refused: it contains another sign, or is too short. */
export type LoginPasswordFault = 'forbiddenSign' | 'tooShort';

/** What is wrong with a new login password. */
export function loginPasswordFault(password: string): LoginPasswordFault | undefined {
  if (forbiddenSign(password) !== undefined) return 'forbiddenSign';
  return password.length < leastLength ? 'tooShort' : undefined;
}

/** The first character of a login password that is no English letter or digit. */
export const forbiddenSign = (password: string): string | undefined =>
  [...password].find((sign) => !/^[A-Za-z0-9]$/.test(sign));

/** Attributes of an input by which password managers suggest a login password that is accepted. */
export const newLoginPassword = {
  minLength: leastLength,
  pattern: `[A-Za-z0-9]{${leastLength},}`,
  passwordrules: `minlength: ${leastLength}; required: lower; required: upper; required: digit`,
} as const;

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

/** Digits of a fund password. */
const pinLength = 6;

/** What is missing in a fund password as typed: all digits, or some. Empty if none is. */
export function fundPasswordMissing(typed: string): Reason[] {
  if (typed === '') return [{ kind: 'fundPasswordMissing' }];
  return typed.length < pinLength ? [{ kind: 'fundPasswordIncomplete' }] : [];
}
