import { fetchOwnPage } from '../lib/ownPage';
import { keepTyped } from './typed';

/**
 * Begins anew; what is typed comes along. Where the server does not send the app's page it does not: the app would be
 * gone, and the browser's own page, or another's, stand in its place.
 *
 * @param signal calls it off
 * @returns whether it does
 */
export async function reload(signal?: AbortSignal): Promise<boolean> {
  const isThere = (await fetchOwnPage()) !== undefined;
  if (!isThere || signal?.aborted) return false;
  keepTyped();
  window.location.reload();
  return true;
}
