/**
 * The address a friend opens: the public address of the app, with the path the server gave. Where the server says no
 * public address, it is that of this app. In the phone's wrapper the app has none that another phone could open, so
 * there it is the one the app was built for.
 *
 * @param path begins with `#`
 * @param siteUrl the public address
 */
export function inviteAddress(path: string, siteUrl: string | undefined): string {
  if (siteUrl) return `${siteUrl}${path}`;
  const own = `${window.location.origin}${window.location.pathname}`;
  const built = (import.meta.env.VITE_API_ORIGIN ?? '').replace(/\/?$/, '/');
  return `${built === '/' ? own : built}${path}`;
}
