import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/i18n';
import { fetchOneByOne } from '../lib/whenIdle';
import { afterSplash } from '../screens/afterSplash';
import { useSession } from '../session/useSession';
import { findRoute, routes } from './routes';

/** With data saving on, screens that may never be opened are not prefetched. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * While the page is idle, prefetches texts and code of the screens that are likely to be next: the bottom menu's for a
 * member, the login screens otherwise.
 */
export function usePrefetchScreens(): void {
  const { i18n } = useTranslation();
  const signedIn = useSession() !== null;
  useEffect(() => {
    // The screen after the splash is fetched at once, not while idle.
    findRoute(afterSplash(signedIn))
      ?.screen.fetch()
      .catch(() => {});
    if (savesData()) return;
    const next = routes.filter(({ menu, path }) => (signedIn ? menu : path.startsWith('/login/')));
    return fetchOneByOne([
      () => loadTexts(i18n, ['errors']),
      ...next.map(
        ({ texts = [] }) =>
          () =>
            loadTexts(i18n, texts),
      ),
      ...next.map(({ screen }) => screen.fetch),
    ]);
  }, [i18n, signedIn]);
}
