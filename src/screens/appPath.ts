/**
 * A path of this app that a member is to be sent on to, out of a query: anyone can write a link with one. An address of
 * another site (`//host`, `/\host`, whatever stands between), the screens to sign in with and what has no screen are
 * none.
 *
 * @param asked the query value, not to be trusted
 * @param isOffered whether there is a screen at an address such as `#/home/index` (`useOffered`)
 */
export function appPath(asked: string | null, isOffered: (href: string) => boolean): string | undefined {
  const isPath = asked !== null && /^\/(?!\/)[^\\\p{C}]*$/u.test(asked) && !/^\/login(\/|$)/i.test(asked);
  return isPath && isOffered(`#${asked}`) ? asked : undefined;
}
