import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute, type MenuEntry } from './routes';

/** Where each entry of the bottom menu leads: `path?query`. */
export type MenuAddresses = Partial<Record<MenuEntry, string>>;

/**
 * Remembers where each screen of the bottom menu was left, a tab in its query included, so that the menu leads back
 * there. Signing in begins afresh.
 */
export function useMenuAddresses(): MenuAddresses {
  const { pathname, search } = useLocation();
  const [addresses, setAddresses] = useState<MenuAddresses>({});
  const entry = findRoute(pathname)?.menu;
  const address = pathname + search;
  if (entry && addresses[entry] !== address) setAddresses({ ...addresses, [entry]: address });
  if (pathname.startsWith('/login/') && Object.keys(addresses).length > 0) setAddresses({});
  return addresses;
}
