import { findRoute } from '../routes';

/**
 * Whether the member can go back to the previous page. The first page has none. A signed-in member does not go back to
 * the login screens. A page that needs a session would redirect everybody else to the login screen.
 *
 * @param index index of the current page, from 0
 * @param before path of the previous page; undefined when unknown, as after a reload
 */
export function canGoBack(index: number, before: string | undefined, signedIn: boolean): boolean {
  if (index === 0) return false;
  if (before === undefined) return true;
  return signedIn ? !before.startsWith('/login/') : findRoute(before)?.open === true;
}
