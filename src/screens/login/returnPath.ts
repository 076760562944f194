import { appPath } from '../appPath';

/**
 * Where a member goes after signing in: the path in `to` if it is one of this app, else home.
 *
 * @param to the query value, untrusted
 * @param isOffered whether there is a screen at an address (`useOffered`)
 */
export const returnPath = (to: string | null, isOffered: (href: string) => boolean): string =>
  appPath(to, isOffered) ?? '/home/index';
