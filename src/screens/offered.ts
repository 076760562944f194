import { createContext, useContext } from 'react';

/** Paths that have a screen. The app tells them; where nobody does, every path counts as one. */
export const OfferedPaths = createContext<ReadonlySet<string> | undefined>(undefined);

/**
 * Whether there is anything at an address of this app: what is taken out of the manifest takes the ways to it along.
 * Addresses outside the app are always there.
 */
export function useOffered(): (href: string) => boolean {
  const paths = useContext(OfferedPaths);
  return (href) => !href.startsWith('#') || paths === undefined || paths.has(pathOf(href));
}

/** Path of an address within the app: that of `#/market/market?tab=watchlist` is `/market/market`. */
export function pathOf(href: string): string {
  return href.slice(1).split('?')[0] ?? '';
}
