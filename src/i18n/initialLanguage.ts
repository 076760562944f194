import { defaultLanguage, isLanguage, type Language } from './language';

/**
 * Language at start: the stored choice, else `lang` in the address (before or after the `#`), else jp
 * (specification 4, decision 19). Values that name no interface language count as absent.
 *
 * @param stored what the device remembers
 * @param address full address of the page
 */
export function initialLanguage(stored: string | null, address: string): Language {
  if (isLanguage(stored)) return stored;
  const [beforeHash = '', afterHash = ''] = address.split('#', 2);
  for (const part of [beforeHash, afterHash]) {
    const asked = new URLSearchParams(part.split('?')[1] ?? '').getAll('lang').find(isLanguage);
    if (asked) return asked;
  }
  return defaultLanguage;
}
