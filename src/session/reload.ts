import { fetchAppPage } from '../lib/appPage';
import { saveFormDrafts } from './formDrafts';

/**
 * Reloads the page and keeps form drafts. If the server does not send the app's page, it does not reload: the browser's
 * error page or a captive portal would replace the app.
 *
 * @param signal cancels the reload
 * @returns whether the page is reloading
 */
export async function reload(signal?: AbortSignal): Promise<boolean> {
  const isThere = (await fetchAppPage()) !== undefined;
  if (!isThere || signal?.aborted) return false;
  saveFormDrafts();
  window.location.reload();
  return true;
}
