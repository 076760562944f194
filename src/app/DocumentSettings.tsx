import { useLayoutEffect, useSyncExternalStore } from 'react';
import { languageTag } from '../i18n/language';
import { useLanguage } from '../i18n/useLanguage';
import { subscribeStored } from '../session/deviceStorage';
import { storedUpDown } from '../session/preferences';
import type { UpDown } from '../theme/tokens';
import { upDownFor } from './upDown';

/**
 * Keeps `<html>` in step with language and price colours.
 * @param upDown overrides the member's choice (the catalogue's toolbar does)
 */
export function DocumentSettings({ upDown }: { upDown?: UpDown | undefined }) {
  const language = useLanguage();
  const chosen = useSyncExternalStore(subscribeStored, storedUpDown.read);
  const convention = upDown ?? upDownFor(language, chosen);

  useLayoutEffect(() => {
    document.documentElement.lang = languageTag[language];
    document.documentElement.dataset.upDown = convention;
  }, [language, convention]);

  return null;
}
