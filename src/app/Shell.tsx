import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { logOut } from '../api/logOut';
import { useSiteConfig } from '../api/queries/common';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { Lazy } from '../components/Lazy';
import { TextsGate } from '../i18n/TextsGate';
import { isWrapped } from '../lib/isWrapped';
import { lazyComponent } from '../lib/lazyComponent';
import { loadedData } from '../lib/loadable';
import { OfferedPaths } from '../screens/offered';
import { useSession } from '../session/useSession';
import { color, layer } from '../theme/tokens';
import { DemoStripSpace } from './demo/DemoStripSpace';
import { useIdle } from './idle/useIdle';
import { MainMenu } from './MainMenu';
import { findRoute, type MenuEntry, routePaths } from './routes';
import { Screens } from './Screens';
import { SkipToMenu } from './SkipToMenu';
import { useHashLinks } from './useHashLinks';
import { useMenuAddresses } from './useMenuAddresses';
import { usePrefetchScreens } from './usePrefetchScreens';
import { useScrollMemory } from './useScrollMemory';
import { useSessionEnd } from './useSessionEnd';

// Never fetched by a build that talks to a real server.
const demoStrip = lazyComponent(() => import('./demo/DemoStrip'), 'DemoStrip');
const demoTexts = ['demo'] as const;

// Never fetched before a login.
const positionNews = lazyComponent(() => import('./PositionNews'), 'PositionNews');

// Never fetched by a browser.
const nativeShell = lazyComponent(() => import('./native/NativeShell'), 'NativeShell');

// Never fetched when the site has no idle time limit.
const idleQuestion = lazyComponent(() => import('./idle/IdleQuestion'), 'IdleQuestion');

/** White background of the phone's status bar, where the page extends under it (specification 2). */
const StatusBarGround = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.demo};
  height: env(safe-area-inset-top, 0px);
  background: ${color('surface')};
`;

/** The bottom menu entry of an address. */
function entryOf(address: string | undefined): MenuEntry | undefined {
  return findRoute(address?.split('?')[0] ?? '')?.menu;
}

/** The frame around every screen: the DEMO mark for simulated data, and the bottom menu on its screens. */
export function Shell() {
  const next = useHashLinks();
  useScrollMemory();
  useSessionEnd();
  usePrefetchScreens();
  const addresses = useMenuAddresses();
  const route = findRoute(useLocation().pathname);
  const config = loadedData(useSiteConfig());
  const signedIn = useSession() !== null;
  const idle = useIdle(config?.idleMs);
  return (
    <>
      {config?.demo && (
        <DemoStripSpace>
          <TextsGate namespaces={demoTexts} meanwhile={demoStrip.fetch}>
            <Lazy of={demoStrip} props={{}} />
          </TextsGate>
        </DemoStripSpace>
      )}
      {isWrapped() && (
        <Suspense>
          <Lazy of={nativeShell} props={{}} />
        </Suspense>
      )}
      {config?.idleMs !== undefined && signedIn && (
        // The limit applies without the question, too.
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Lazy
              of={idleQuestion}
              props={{ leftMs: idle.leftMs, onStay: idle.stay, onLeave: () => logOut() }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {signedIn && (
        // A screen works without it, too.
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Lazy of={positionNews} props={{}} />
          </Suspense>
        </ErrorBoundary>
      )}
      <StatusBarGround />
      {route?.menu && <SkipToMenu />}
      <OfferedPaths value={routePaths}>
        <Screens />
      </OfferedPaths>
      {route?.menu && <MainMenu active={entryOf(next) ?? route.menu} addresses={addresses} />}
    </>
  );
}
