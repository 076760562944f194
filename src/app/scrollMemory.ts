/** Scroll positions by history entry, in css px. They outlive a reload of the tab. */
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

/** Remembers how far the page of a history entry was scrolled. */
export function rememberScroll(entry: string, top: number): void {
  positions.set(entry, top);
}

/** Nothing is remembered any more. */
export function forgetScroll(): void {
  positions.clear();
}

/** Writes what is remembered where a reload finds it. */
export function keepScrollOverReload(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Storage is forbidden or full: a reload starts at the top then.
  }
}

/**
 * Scrolls to where a history entry was left. Where the page is not long enough yet, because its content is still
 * loading, it tries again as the page grows, until the member scrolls or three seconds have passed.
 *
 * @returns ends the attempts
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
