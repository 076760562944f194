import { Activity, memo, type ReactNode, type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { Fetched } from '../components/Fetched';
import { TextsGate } from '../i18n/TextsGate';
import { currentSession } from '../session/session';
import { useSession } from '../session/useSession';
import { FixedLocation } from './FixedLocation';
import { FocusOnArrival } from './FocusOnArrival';
import { loginPath } from './loginPath';
import { NotFound } from './NotFound';
import { type AppRoute, findRoute, isKeptAlive } from './routes';
import { routeTexts } from './routeTexts';
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

/** Renders a screen when its texts are loaded; fetches its code at the same time. */
function WithTexts({ route, children }: { route: AppRoute; children: ReactNode }) {
  return (
    <TextsGate namespaces={routeTexts(route.path)} meanwhile={route.screen.fetch}>
      {children}
    </TextsGate>
  );
}

/**
 * A screen at its own location: a hidden screen keeps its last address, and does not render again when the address of
 * the visible screen changes.
 */
const ScreenAt = memo(function ScreenAt({ route, location, seen }: ScreenAtProps) {
  return (
    <ScreenBoundary address={location.key}>
      <Suspense fallback={<ScreenSkeleton />}>
        <WithTexts route={route}>
          <FixedLocation location={location}>
            <Fetched code={route.screen} props={{}} />
          </FixedLocation>
        </WithTexts>
        <FocusOnArrival path={route.path} seen={seen} />
      </Suspense>
    </ScreenBoundary>
  );
});

function isAllowed(route: AppRoute | undefined): boolean {
  return !route || route.open === true || currentSession() !== null;
}

/**
 * The screen of the current address, and the kept-alive screens, hidden. A hidden screen has no effects and no queries,
 * and can't be reached. All kept screens are dropped when the member changes or signs out.
 */
export const Screens = memo(function Screens() {
  const location = useLocation();
  const route = findRoute(location.pathname);
  const token = useSession()?.token;
  const seen = useRef<string>(undefined);
  const [owner, setOwner] = useState(token);
  const [kept, setKept] = useState<KeptScreens>(() => new Map());
  // Checked on arrival only: a session that ends later leads to the login screen after 1.5 s.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the arrival.
  const allowed = useMemo(() => isAllowed(route), [location.key, route]);

  const keeps = route !== undefined && isKeptAlive(route, location.search);
  const signedOut = location.pathname.startsWith('/login/') && kept.size > 0;
  // Another member has signed in, possibly in another tab.
  const isAnother = token !== undefined && token !== owner;
  if (isAnother) setOwner(token);
  if (signedOut || isAnother) setKept(new Map());
  else if (allowed && route && keeps && kept.get(route.path) !== location)
    setKept(new Map(kept).set(route.path, location));

  if (location.pathname === '/') return <Navigate to="/login/start" replace />;
  if (!allowed) return <Navigate to={loginPath(location)} replace />;
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
      {route && !keeps && <ScreenAt key={route.path} route={route} location={location} seen={seen} />}
      {!route && (
        <>
          <NotFound />
          <FocusOnArrival path={location.pathname} seen={seen} />
        </>
      )}
    </>
  );
});
