import { maxWidth } from '../theme/tokens';

/**
 * Scroll positions by history entry, in widths of the page, because everything grows with it: a phone may be turned in
 * between. They survive a reload of the tab.
 */
const storageKey = 'scrolled';
const longestMs = 3_000;

function readAll(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return new Map();
  }
}

const positions = readAll();

/** In css px. */
const pageWidth = () => Math.min(window.innerWidth, maxWidth);

/** Remembers the scroll position of a history entry, in css px. */
export function rememberScroll(entry: string, top: number): void {
  positions.set(entry, top / pageWidth());
}

/** Clears all scroll positions. */
export function forgetScroll(): void {
  positions.clear();
}

/** Writes the scroll positions to session storage, for a reload. */
export function keepScrollOverReload(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Storage is blocked or full: a reload starts at the top.
  }
}

/**
 * Scrolls to the last position of a history entry. While the page is too short, because its content is loading, it
 * tries again as the page grows, until the member scrolls or three seconds have passed.
 *
 * @returns stops the attempts
 */
export function restoreScroll(entry: string): () => void {
  const top = Math.round((positions.get(entry) ?? 0) * pageWidth());
  window.scrollTo(0, top);
  if (top === 0) return () => {};
  const attempts = new AbortController();
  const { signal } = attempts;
  const stop = () => attempts.abort();
  // Not by an observer of the page's size: lists that measure their rows change it while observers are called, which a
  // browser reports as an error.
  function tryAgain(): void {
    if (signal.aborted) return;
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
    else window.requestAnimationFrame(tryAgain);
  }
  window.requestAnimationFrame(tryAgain);
  window.setTimeout(stop, longestMs);
  for (const gesture of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(gesture, stop, { passive: true, signal });
  return stop;
}
