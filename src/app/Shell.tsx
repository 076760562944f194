import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteConfig } from '../api/queries/common';
import { loadedData } from '../lib/loadable';
import { MainMenu } from './MainMenu';
import { findRoute } from './routes';
import { Screens } from './Screens';
import { useHashLinks } from './useHashLinks';
import { useMenuAddresses } from './useMenuAddresses';
import { useScrollMemory } from './useScrollMemory';
import { useSessionEnd } from './useSessionEnd';

// A member's build that talks to a real server never fetches this.
const DemoStrip = lazy(async () => ({ default: (await import('./demo/DemoStrip')).DemoStrip }));

/** What stands around every screen: the DEMO mark where data is simulated, and the bottom menu on its screens. */
export function Shell() {
  useHashLinks();
  useScrollMemory();
  useSessionEnd();
  const addresses = useMenuAddresses();
  const route = findRoute(useLocation().pathname);
  const config = loadedData(useSiteConfig());
  return (
    <>
      {config?.demo && (
        <Suspense>
          <DemoStrip />
        </Suspense>
      )}
      <Screens />
      {route?.menu && <MainMenu active={route.menu} addresses={addresses} />}
    </>
  );
}
