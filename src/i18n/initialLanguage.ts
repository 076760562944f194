import { defaultLanguage, isLanguage, type Language } from './language';

/**
 * Language at start: the stored choice, else `lang` in the address (before or after the `#`), else jp
 * (specification 4, decision 19). Values that name no interface language count as absent.
 *
 * @param stored the language stored on the device
 * @param address full address of the page
 */
export function initialLanguage(stored: string | null, address: string): Language {
  if (isLanguage(stored)) return stored;
  const [beforeHash = '', afterHash = ''] = address.split('#', 2);
  for (const part of [beforeHash, afterHash]) {
    const requested = new URLSearchParams(part.split('?')[1] ?? '').getAll('lang').find(isLanguage);
    if (requested) return requested;
  }
  return defaultLanguage;
}
