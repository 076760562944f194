import { type Language, languageTag } from '../i18n/language';
import { nextTask } from '../lib/afterPaint';
import { fontStack } from '../theme/fontStack';
import { fontWeight } from '../theme/tokens';

/**
 * Lays out an invisible sample text, so that the browser finds the fonts and line-breaking rules of a language while
 * the app's code loads. On a phone that is the slowest part of the first layout. Screen readers do not read the sample.
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
