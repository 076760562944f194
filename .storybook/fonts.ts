import './fonts.css';
import './signs.css';
import type { Language } from '../src/i18n/language';

const family: Record<Language, string> = { en: 'Noto Sans JP', tw: 'Noto Sans TC', jp: 'Noto Sans JP' };

/** Letters of each file of the fonts. */
const letters = 'A円，！；・／→▲▼';

/** Waits for both weights of the locale's font, so that stories are never measured or captured in a fallback font. */
export async function loadFonts(locale: Language): Promise<void> {
  await Promise.all(
    [400, 600].map((weight) => document.fonts.load(`${weight} 1em "${family[locale]}"`, letters)),
  );
}
