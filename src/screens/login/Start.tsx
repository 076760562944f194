import { Suspense, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useProgramVersion } from '../../api/queries/common';
import { useIndices } from '../../api/queries/market';
import { redirectAfter401Ms, sessionExpired } from '../../api/unauthorized';
import { Lazy } from '../../components/Lazy';
import { programUpdate } from '../../domain/login/programUpdate';
import { appVersion } from '../../lib/appVersion';
import { lazyComponent } from '../../lib/lazyComponent';
import { loadedData } from '../../lib/loadable';
import { postponedVersion } from '../../session/preferences';
import { useSession } from '../../session/useSession';
import { afterSplash } from '../afterSplash';
import { Splash } from './Splash';

/** Maximum duration of the splash in ms. What is still missing loads where it is shown. */
const longestMs = 3_000;

/**
 * Splash: checks the program version and loads quotes (specification 2), then opens home, or the onboarding when
 * signed out.
 *
 * A token that the server no longer accepts leads to the login (specification 8). An outdated program offers a reload
 * once per version; one that the server no longer supports requires it.
 */
export function Start() {
  const version = useProgramVersion();
  const indices = useIndices();
  const signedIn = useSession() !== null;
  const late = useAfter(longestMs);
  const expired = !signedIn && sessionExpired();
  const toLogin = useAfter(redirectAfter401Ms, expired);
  const [postponed, setPostponed] = useState(postponedVersion.read);
  const settled = version.state !== 'loading' && indices.state !== 'loading';
  const versions = loadedData(version);
  const update = versions && programUpdate(appVersion, versions, postponed);

  if (versions && update) {
    const later = () => {
      postponedVersion.write(versions.latest);
      setPostponed(versions.latest);
    };
    const props = { version: versions, onLater: update === 'offered' ? later : undefined };
    return (
      <Suspense fallback={<Splash />}>
        <Lazy of={updatePage} props={props} />
      </Suspense>
    );
  }
  return (
    <>
      {toLogin && <Navigate to="/login/login" replace />}
      {!expired && (settled || late) && <Navigate to={afterSplash(signedIn)} replace />}
      <Splash />
    </>
  );
}

/** Loaded on demand, because updates are rare. */
const updatePage = lazyComponent(() => import('./ProgramUpdate'), 'ProgramUpdate');

/** Whether `ms` have passed since `begun` became true, or since the screen was opened. */
function useAfter(ms: number, begun = true): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!begun) return undefined;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms, begun]);
  return passed;
}
