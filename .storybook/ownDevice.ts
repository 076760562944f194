import { MemoryStorage } from '../mocks/webStorage';

/**
 * Gives a frame with `ownDevice` in its address storage of its own. Frames of one page would otherwise share it, and a
 * story would sign out the member of the story beside it.
 */
export function giveOwnDevice(): void {
  if (!new URLSearchParams(window.location.search).has('ownDevice')) return;
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new MemoryStorage() });
}
