import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '../api/contract/call';
import { programVersion } from '../api/contract/common';
import { indices } from '../api/contract/market';
import { queryKey } from '../api/queries/useCall';
import { sessionExpired } from '../api/unauthorized';
import { programUpdate } from '../domain/programUpdate';
import { appVersion } from '../lib/appVersion';
import { afterSplash, splashPath } from '../screens/afterSplash';
import { postponedVersion } from '../session/preferences';
import { currentSession } from '../session/session';
import { pathOf } from './firstScreens';

/**
 * Begins where the splash would lead, if all that it waits for has come while the code was on its way: the page that
 * stood there meanwhile was the splash.
 */
export function skipSplash(queries: QueryClient): void {
  if (pathOf(window.location.hash) !== splashPath) return;
  const version = queries.getQueryState<ResponseOf<typeof programVersion>>(queryKey(programVersion, {}));
  const quotes = queries.getQueryState(queryKey(indices, {}));
  // What was refused keeps nobody waiting, as at the splash.
  if (![version, quotes].every((state) => state && state.status !== 'pending')) return;
  if (version?.data && programUpdate(appVersion, version.data, postponedVersion.read())) return;
  // The splash tells it, and leads to the login.
  if (sessionExpired()) return;
  window.history.replaceState(null, '', `#${afterSplash(currentSession() !== null)}`);
}
