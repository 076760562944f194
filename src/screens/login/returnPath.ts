import { appPath } from '../appPath';

/**
 * Where a member goes after signing in: what `to` asks for when it is a path of this app, else home.
 *
 * @param to the query value, not to be trusted
 * @param isOffered whether there is a screen at an address (`useOffered`)
 */
export const returnPath = (to: string | null, isOffered: (href: string) => boolean): string =>
  appPath(to, isOffered) ?? '/home/index';
