/** Address of the login screen, which leads back to `from`. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `/login/login?to=${encodeURIComponent(from.pathname + from.search)}`;
}
