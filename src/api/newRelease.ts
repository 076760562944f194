/** What every page of the app has, and nothing that stands between it and the server. */
const ownMark = 'id="root"';

/**
 * Whether the server has another build than the one this page began with: the page that it sends now begins with
 * another script. Never rejects; where it can't be told, it is not so.
 */
export async function isNewRelease(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!script) return false;
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && page.includes(ownMark) && !page.includes(script);
  } catch {
    return false;
  }
}
