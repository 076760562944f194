import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTransport } from '../api/loadTransport';
import { loadTexts } from '../i18n/i18n';
import { fetchOneByOne } from '../lib/whenIdle';
import { afterSplash } from '../screens/afterSplash';
import { useSession } from '../session/useSession';
import { findRoute, routes } from './routes';
import { routeTexts } from './routeTexts';

/** A member who wants to save data is not sent what may never be looked at. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * While the page has nothing better to do, fetches the texts and the screens that are likely to come next: those of the
 * bottom menu for a member, the way in for everybody else.
 */
export function usePrefetchScreens(): void {
  const { i18n } = useTranslation();
  const signedIn = useSession() !== null;
  useEffect(() => {
    // The splash leads there: not idle, but as soon as possible.
    const first = findRoute(afterSplash(signedIn));
    for (const fetchNow of [loadTransport, first?.screen.fetch]) fetchNow?.().catch(() => {});
    if (savesData()) return;
    const next = routes.filter(({ menu, path }) => (signedIn ? menu : path.startsWith('/login/')));
    return fetchOneByOne([
      () => loadTexts(i18n, ['errors']),
      ...next.map(
        ({ path }) =>
          () =>
            loadTexts(i18n, routeTexts(path)),
      ),
      ...next.map(({ screen }) => screen.fetch),
    ]);
  }, [i18n, signedIn]);
}
