import { cleanCode } from '../../lib/typed/typedText';
import { type LoginPasswordFault, loginPasswordFault } from '../settings/passwordRules';

/** Punctuation of a phone number. */
const punctuation = /[().·-]/g;

/**
 * The account that a typed phone number means (decision 22): ten digits, without Japan's country code or the 0 that
 * stands for it at home. `"+81 90-1234-5678"` and `"０９０-1234-5678"` are both `"9012345678"`. Other input is
 * unchanged, and `registerReasons` refuses it.
 */
export function normaliseAccount(typed: string): string {
  const number = cleanCode(typed).replace(punctuation, '').replace(/^\+81/, '');
  return /^0\d{10}$/.test(number) ? number.slice(1) : number;
}

/** The registration form, as typed. */
export interface RegisterForm {
  account: string;
  password: string;
  confirmPassword: string;
  inviteCode: string;
  agreed: boolean;
}

/** Why each field of the form to register is refused; a valid field is absent. */
export interface RegisterReasons {
  account?: 'required' | 'capitalLetters' | 'notTenDigits';
  password?: 'required' | LoginPasswordFault;
  confirmPassword?: 'required' | 'mismatch';
  inviteCode?: 'required';
  agreed?: 'notAgreed';
}

/** Validates the form to register (specification 5, decision 22). */
export function registerReasons(form: RegisterForm): RegisterReasons {
  const account = accountReason(form.account);
  const password = passwordReason(form.password);
  const confirmPassword = confirmReason(form);
  return {
    ...(account && { account }),
    ...(password && { password }),
    ...(confirmPassword && { confirmPassword }),
    ...(cleanCode(form.inviteCode) === '' && { inviteCode: 'required' }),
    ...(!form.agreed && { agreed: 'notAgreed' }),
  };
}

/** Why each field of the form to log in is refused; a valid field is absent. */
export interface LoginReasons {
  account?: 'required';
  password?: 'required';
  agreed?: 'notAgreed';
}

/** Validates the login form (specification 5): only that it is complete; the server checks the credentials. */
export function loginReasons(form: { account: string; password: string; agreed: boolean }): LoginReasons {
  return {
    ...(cleanCode(form.account) === '' && { account: 'required' }),
    ...(form.password === '' && { password: 'required' }),
    ...(!form.agreed && { agreed: 'notAgreed' }),
  };
}

function accountReason(typed: string): RegisterReasons['account'] {
  const account = normaliseAccount(typed);
  if (account === '') return 'required';
  if (/\p{Lu}/u.test(account)) return 'capitalLetters';
  return /^\d{10}$/.test(account) ? undefined : 'notTenDigits';
}

function passwordReason(password: string): RegisterReasons['password'] {
  if (password === '') return 'required';
  return loginPasswordFault(password);
}

function confirmReason({ password, confirmPassword }: RegisterForm): RegisterReasons['confirmPassword'] {
  if (confirmPassword === '') return 'required';
  return confirmPassword === password ? undefined : 'mismatch';
}
