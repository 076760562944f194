import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute, type MenuEntry } from './routes';

/** Address of each bottom menu entry: `path?query`. */
export type MenuAddresses = Partial<Record<MenuEntry, string>>;

/**
 * Remembers the last address of each bottom menu screen, including its query (such as a tab), so that the menu leads
 * back there. The login screens clear it.
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
