/**
 * Returns the address that a friend opens: the public address of the app, with the server's path.
 *
 * Without a configured public address it is the address of this app. In the native wrapper that is the address the
 * app was built for, because its own can't be opened elsewhere.
 *
 * @param path begins with `#`
 * @param siteUrl the public address
 */
export function inviteAddress(path: string, siteUrl: string | undefined): string {
  if (siteUrl) return `${siteUrl}${path}`;
  const own = `${window.location.origin}${window.location.pathname}`;
  const built = import.meta.env.VITE_API_ORIGIN;
  // The demo and the catalogue are built for a relative address: the page's own.
  return built?.startsWith('http') ? `${built.replace(/\/?$/, '/')}${path}` : `${own}${path}`;
}

/** Characters that file systems refuse, or that need quoting in a shell. */
const unfit = /[\p{Cc}\p{Z}\\/:*?"<>|'`$&;.-]+/gu;

/** Name of the saved QR code: `kabuto-trade-invite.png` for a site named “Kabuto Trade”. */
export function inviteFileName(title: string): string {
  const words = title.toLowerCase().split(unfit).filter(Boolean);
  return `${[...words, 'invite'].join('-')}.png`;
}
