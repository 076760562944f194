import { findRoute } from '../routes';

/**
 * Whether the page before can be gone back to. The first page of the app has none; to a member who is signed in the
 * way in lies behind, and whoever is not would be sent to the login screen by a page that needs it.
 *
 * @param index place of the present page among those of the app, 0 for the first one
 * @param before path of the page before, as far as it is known: a reload forgets it
 */
export function canGoBack(index: number, before: string | undefined, signedIn: boolean): boolean {
  if (index === 0) return false;
  if (before === undefined) return true;
  return signedIn ? !before.startsWith('/login/') : findRoute(before)?.open === true;
}
