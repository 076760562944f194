/** Scroll positions by history entry, in css px. They survive a reload of the tab. */
const storageKey = 'scroll';
const longestMs = 3_000;

function readAll(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return new Map();
  }
}

const positions = readAll();

/** Remembers the scroll position of a history entry. */
export function rememberScroll(entry: string, top: number): void {
  positions.set(entry, top);
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
  const top = positions.get(entry) ?? 0;
  window.scrollTo(0, top);
  if (top === 0) return () => {};
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = window.setTimeout(() => stop(), longestMs);
  const gestures = ['wheel', 'touchmove', 'keydown'] as const;
  function stop(): void {
    grown.disconnect();
    window.clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  }
  grown.observe(document.body);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  return stop;
}
