import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '../api/contract/call';
import { programVersion } from '../api/contract/common';
import { indices } from '../api/contract/market';
import { queryKey } from '../api/queries/useCall';
import { sessionExpired } from '../api/unauthorized';
import { programUpdate } from '../domain/login/programUpdate';
import { appVersion } from '../lib/appVersion';
import { afterSplash, splashPath } from '../screens/afterSplash';
import { postponedVersion } from '../session/preferences';
import { currentSession } from '../session/session';
import { pathOf } from './firstScreens';

/**
 * Starts at the screen after the splash, if all data that the splash waits for arrived while the code was loading. The
 * static page, which was shown meanwhile, looks like the splash.
 */
export function skipSplash(queries: QueryClient): void {
  if (pathOf(window.location.hash) !== splashPath) return;
  const version = queries.getQueryState<ResponseOf<typeof programVersion>>(queryKey(programVersion, {}));
  const quotes = queries.getQueryState(queryKey(indices, {}));
  // A refused call counts as finished, as on the splash.
  if (![version, quotes].every((state) => state && state.status !== 'pending')) return;
  if (version?.data && programUpdate(appVersion, version.data, postponedVersion.read())) return;
  // The splash says that the session has expired, and leads to the login.
  if (sessionExpired()) return;
  window.history.replaceState(null, '', `#${afterSplash(currentSession() !== null)}`);
}
