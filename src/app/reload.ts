import { keepTyped } from '../session/typed';

/** Begins anew; what is typed comes along. */
export function reload(): void {
  keepTyped();
  window.location.reload();
}
