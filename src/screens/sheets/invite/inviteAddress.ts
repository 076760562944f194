/**
 * The address a friend opens: that of this app, with the path the server gave. In the phone's wrapper the app has no
 * address that another phone could open, so there it is the one the app was built for.
 *
 * @param path begins with `#`
 */
export function inviteAddress(path: string): string {
  const own = `${window.location.origin}${window.location.pathname}`;
  const built = (import.meta.env.VITE_API_ORIGIN ?? '').replace(/\/?$/, '/');
  return `${built === '/' ? own : built}${path}`;
}
