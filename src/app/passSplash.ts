import type { QueryClient } from '@tanstack/react-query';
import { programVersion } from '../api/contract/common';
import { indices } from '../api/contract/market';
import { queryKey } from '../api/queries/useCall';
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
export function passSplash(queries: QueryClient): void {
  if (pathOf(window.location.hash) !== splashPath) return;
  const versions = queries.getQueryData<{ latest: string; minimum: string }>(queryKey(programVersion, {}));
  const isRead = queries.getQueryData(queryKey(indices, {})) !== undefined;
  if (!versions || !isRead || programUpdate(appVersion, versions, postponedVersion.read())) return;
  window.history.replaceState(null, '', `#${afterSplash(currentSession() !== null)}`);
}
