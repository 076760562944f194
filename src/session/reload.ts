import { fetchAppPage } from '../lib/appPage';
import { saveFormDrafts } from './formDrafts';

/**
 * Begins anew; what is typed comes along. Where the server does not send the app's page it does not: the app would be
 * gone, and the browser's own page, or another's, stand in its place.
 *
 * @param signal calls it off
 * @returns whether it does
 */
export async function reload(signal?: AbortSignal): Promise<boolean> {
  const isThere = (await fetchAppPage()) !== undefined;
  if (!isThere || signal?.aborted) return false;
  saveFormDrafts();
  window.location.reload();
  return true;
}
