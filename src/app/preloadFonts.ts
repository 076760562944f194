import { type Language, languageTag } from '../i18n/language';
import { nextTask } from '../lib/nextTask';
import { fontStack, fontWeight } from '../theme/tokens';

/**
 * Has the browser find the fonts of a language, and how its lines are broken, while the code of the app is still on its
 * way: a phone takes longer for that than for all else of a first screen's layout. Nothing of it is seen or read out.
 */
export async function preloadFonts(language: Language): Promise<void> {
  const tag = languageTag[language];
  const sample = document.createElement('p');
  sample.textContent = `${document.querySelector(`[lang="${tag}"] p`)?.textContent} 0123`;
  sample.ariaHidden = 'true';
  Object.assign(sample.style, {
    position: 'fixed',
    visibility: 'hidden',
    fontFamily: fontStack[tag],
    textWrap: 'pretty',
    wordBreak: 'auto-phrase',
  });
  document.body.append(sample);
  for (const weight of Object.values(fontWeight)) {
    await nextTask();
    sample.style.fontWeight = String(weight);
    sample.getBoundingClientRect();
  }
  sample.remove();
}
