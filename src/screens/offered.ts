import { createContext, useContext } from 'react';

/** Paths that have a screen, provided by the app. Without a provider every path counts. */
export const OfferedPaths = createContext<ReadonlySet<string> | undefined>(undefined);

/**
 * Returns whether an address of this app has a screen. Links to screens removed from the manifest
 * (`src/app/routes.ts`) are hidden.
 *
 * Addresses outside the app always count.
 */
export function useOffered(): (href: string) => boolean {
  const paths = useContext(OfferedPaths);
  return (href) => !href.startsWith('#') || paths === undefined || paths.has(pathOf(href));
}

/** Returns the path of an address within the app: `#/market/market?tab=watchlist` gives `/market/market`. */
export function pathOf(href: string): string {
  return href.slice(1).split('?')[0] ?? '';
}
