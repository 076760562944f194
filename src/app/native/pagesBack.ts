import { isLoginScreen } from '../loginPath';
import { findRoute } from '../routes';

/**
 * Number of pages that the back button goes back, to the nearest one that can be shown: 0 if there is none. A signed-in
 * member does not go back to the login screens. A page that needs a session would redirect everybody else to the login
 * screen.
 *
 * @param index index of the current page, from 0
 * @param pathAt path of an earlier page; undefined when unknown, as after a reload
 */
export function pagesBack(
  index: number,
  pathAt: (index: number) => string | undefined,
  signedIn: boolean,
): number {
  for (let earlier = index - 1; earlier >= 0; earlier -= 1) {
    const path = pathAt(earlier);
    if (path === undefined || (signedIn ? !isLoginScreen(path) : findRoute(path)?.open))
      return index - earlier;
  }
  return 0;
}
