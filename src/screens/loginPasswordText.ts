import { forbiddenSign, type LoginPasswordFault } from '../domain/settings/passwordRules';
import type { Text } from '../i18n/text';

/** What is wrong with a new login password, as a sentence. It names the sign that isn't allowed. */
export function loginPasswordText(t: Text<'login'>, fault: LoginPasswordFault, password: string): string {
  if (fault === 'tooShort') return t('reasons.passwordWeak');
  const sign = forbiddenSign(password) ?? '';
  return t('reasons.passwordSign', { sign: sign.trim() === '' ? t('reasons.space') : sign });
}
