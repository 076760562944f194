import { Activity, memo, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { type Location, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { sessionExpired } from '../api/unauthorized';
import { Lazy } from '../components/Lazy';
import { TextsGate } from '../i18n/TextsGate';
import { useSession } from '../session/useSession';
import { FocusOnArrival } from './FocusOnArrival';
import { loginPath } from './loginPath';
import { NotFound } from './NotFound';
import { type AppRoute, findRoute, isKeptAlive } from './routes';
import { ScreenBoundary } from './ScreenBoundary';
import { ScreenSkeleton } from './ScreenSkeleton';

/** Last location of each kept-alive screen, by path. */
type KeptScreens = ReadonlyMap<string, Location>;

interface ScreenAtProps {
  route: AppRoute;
  location: Location;
  /** Path of the previous screen. */
  seen: RefObject<string | undefined>;
}

const none = [] as const;

/** Renders a screen when its texts are loaded; fetches its code at the same time. */
function WithTexts({ route, children }: { route: AppRoute; children: ReactNode }) {
  return (
    <TextsGate namespaces={route.texts ?? none} meanwhile={route.screen.fetch}>
      {children}
    </TextsGate>
  );
}

/** A screen at its own location: a hidden screen keeps its last address. */
const ScreenAt = memo(function ScreenAt({ route, location, seen }: ScreenAtProps) {
  return (
    <ScreenBoundary address={location.key}>
      <Suspense fallback={<ScreenSkeleton />}>
        <WithTexts route={route}>
          <Routes location={location}>
            <Route path="*" element={<Lazy of={route.screen} props={{}} />} />
          </Routes>
        </WithTexts>
        <FocusOnArrival path={route.path} seen={seen} />
      </Suspense>
    </ScreenBoundary>
  );
});

/**
 * The screen of the current address, and the kept-alive screens, hidden. A hidden screen has no effects and no queries,
 * and can't be reached. Every screen that needs a session belongs to one member: another one gets a new screen, and kept
 * screens are dropped when the member changes or signs out (decision 42).
 */
export const Screens = memo(function Screens() {
  const location = useLocation();
  const route = findRoute(location.pathname);
  const session = useSession();
  const seen = useRef<string>(undefined);
  const [owner, setOwner] = useState(session?.account);
  const [kept, setKept] = useState<KeptScreens>(() => new Map());
  // Access is decided on arrival: after a 401 the screen stays while its message is shown.
  const [arrival, setArrival] = useState({ location, signedIn: session !== null });

  // Possibly in another tab.
  const isAnother = session !== null && session.account !== owner;
  if (isAnother) setOwner(session.account);
  const isNew = isAnother || arrival.location !== location;
  const signedIn = isNew ? session !== null : arrival.signedIn;
  if (isNew) setArrival({ location, signedIn });

  const hasEnded = session === null && !sessionExpired();
  const keeps = route !== undefined && isKeptAlive(route, location.search);
  const isAllowed = !route || route.open === true || (signedIn && !hasEnded);
  if (isAnother || hasEnded || location.pathname.startsWith('/login/')) {
    if (kept.size > 0) setKept(new Map());
  } else if (isAllowed && route && keeps && kept.get(route.path) !== location)
    setKept(new Map(kept).set(route.path, location));

  if (location.pathname === '/') return <Navigate to="/login/start" replace />;
  // A session that ended here is followed by the login (`useSessionEnd`). Nothing of the member is shown until then.
  if (!isAllowed) return signedIn ? null : <Navigate to={loginPath(location)} replace />;
  return (
    <>
      {[...kept].map(([path, at]) => {
        const keptRoute = findRoute(path);
        return keptRoute ? (
          <Activity key={`${owner} ${path}`} mode={keeps && path === route.path ? 'visible' : 'hidden'}>
            <ScreenAt route={keptRoute} location={at} seen={seen} />
          </Activity>
        ) : null;
      })}
      {route && !keeps && (
        <ScreenAt
          key={route.open ? route.path : `${owner} ${route.path}`}
          route={route}
          location={location}
          seen={seen}
        />
      )}
      {!route && (
        <>
          <NotFound />
          <FocusOnArrival path={location.pathname} seen={seen} />
        </>
      )}
    </>
  );
});
