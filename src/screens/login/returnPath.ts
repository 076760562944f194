import { appPath } from '../appPath';

/**
 * Where a member goes after signing in: what `to` asks for when it is a path of this app, else home.
 *
 * @param to the query value, not to be trusted
 */
export const returnPath = (to: string | null): string => appPath(to) ?? '/home/index';
