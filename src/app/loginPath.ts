/** Whether a path is one of those before the login, to which an ended session does not lead (specification 4). */
export const isLoginScreen = (path: string): boolean => path.startsWith('/login/');

/** Address of the login screen, which leads back to `from`. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `/login/login?to=${encodeURIComponent(from.pathname + from.search)}`;
}
