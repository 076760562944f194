import { isReachable } from '../lib/reachable';
import { keepTyped } from './typed';

/**
 * Begins anew; what is typed comes along. Where the server can't be reached it does not: the app would be gone, and the
 * browser's own page stand in its place.
 *
 * @returns whether it does
 */
export async function reload(): Promise<boolean> {
  if (!(await isReachable())) return false;
  keepTyped();
  window.location.reload();
  return true;
}
