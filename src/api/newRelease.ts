import { fetchAppPage } from '../lib/appPage';

/**
 * Whether the server has another build than this page's: its current page names another script. Never rejects; false
 * when the page can't be fetched.
 */
export async function isNewRelease(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!script) return false;
  const page = await fetchAppPage();
  return page !== undefined && !page.includes(script);
}
