const kinds = ['pageshow', 'visibilitychange', 'resume'] as const;

/**
 * Calls the listener whenever the page may have been away: hidden, frozen, or left and restored by going back. Events of
 * other tabs are not delivered meanwhile. It is called before the listeners of screens and libraries.
 *
 * @returns stops calling
 */
export function onPageReturn(listener: () => void): () => void {
  for (const kind of kinds) window.addEventListener(kind, listener, { capture: true });
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, listener, { capture: true });
  };
}
