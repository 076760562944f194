/** The login screen, which leads back to where the member was going. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `/login/login?to=${encodeURIComponent(from.pathname + from.search)}`;
}
