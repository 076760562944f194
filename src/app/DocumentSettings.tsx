import { useLayoutEffect } from 'react';
import { languageTag } from '../i18n/language';
import { useLanguage } from '../i18n/useLanguage';
import { afterPaint } from '../lib/afterPaint';
import { useMediaQuery } from '../lib/useMediaQuery';
import { storedPricePair, storedTheme, storedUpDown } from '../session/preferences';
import { useStoredChoice } from '../session/useStoredChoice';
import { type Appearance, setAppearance } from '../theme/appearance';
import { cssColor } from '../theme/cssColor';
import { upDownFor } from './upDown';

export interface DocumentSettingsProps {
  /** Instead of the device's settings and the language's convention (the catalogue's toolbar). */
  appearance?: Partial<Appearance> | undefined;
}

/** Keeps `<html>` in step with the language and with the appearance that the member and the device ask for. */
export function DocumentSettings({ appearance = {} }: DocumentSettingsProps) {
  const language = useLanguage();
  const [chosenTheme] = useStoredChoice(storedTheme);
  const [chosenPair] = useStoredChoice(storedPricePair);
  const [chosenUpDown] = useStoredChoice(storedUpDown);
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const hasMoreContrast = useMediaQuery('(prefers-contrast: more)');
  const theme = chosenTheme ?? appearance.theme ?? (isDark ? 'dark' : 'light');
  const contrast = appearance.contrast ?? (hasMoreContrast ? 'more' : 'usual');
  const pricePair = chosenPair ?? appearance.pricePair ?? 'redGreen';
  const upDown = upDownFor(language, chosenUpDown ?? appearance.upDown ?? null);

  useLayoutEffect(() => {
    document.documentElement.lang = languageTag[language];
  }, [language]);

  useLayoutEffect(() => {
    setAppearance({ theme, contrast, pricePair, upDown });
    // The colour of the browser's own bar. After the paint, because it is read from the page's style.
    return afterPaint(() =>
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', cssColor('surface')),
    );
  }, [theme, contrast, pricePair, upDown]);

  return null;
}
