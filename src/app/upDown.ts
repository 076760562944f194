import type { Language } from '../i18n/language';
import type { UpDown } from '../theme/appearance';

/** Price colours: the member's choice, else red up for jp and tw, green up for en (decision 20). */
export function upDownFor(language: Language, chosen: string | null): UpDown {
  if (chosen === 'redUp' || chosen === 'greenUp') return chosen;
  return language === 'en' ? 'greenUp' : 'redUp';
}
