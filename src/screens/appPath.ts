/**
 * Validates a redirect path from a query, which anyone can put into a link. Undefined if it is not allowed.
 *
 * Not allowed: other sites (`//host`, `/\host`, with anything in between), the sign-in screens, and paths without a
 * screen.
 *
 * @param asked the query value, untrusted
 * @param isOffered whether there is a screen at an address such as `#/home/index` (`useOffered`)
 */
export function appPath(asked: string | null, isOffered: (href: string) => boolean): string | undefined {
  const isPath = asked !== null && /^\/(?!\/)[^\\\p{C}]*$/u.test(asked) && !/^\/login(\/|$)/i.test(asked);
  return isPath && isOffered(`#${asked}`) ? asked : undefined;
}
