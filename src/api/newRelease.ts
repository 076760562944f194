import { fetchAppPage } from '../lib/appPage';

/**
 * Whether the server has another build than the one this page began with: the page that it sends now begins with
 * another script. Never rejects; where it can't be told, it is not so.
 */
export async function isNewRelease(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!script) return false;
  const page = await fetchAppPage();
  return page !== undefined && !page.includes(script);
}
