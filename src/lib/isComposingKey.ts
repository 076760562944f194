/** The key code of every key that belongs to an input method (UI Events, legacy attributes). */
const inputMethodCode = 229;

/**
 * Whether a key belongs to an input method, as for Japanese: it chooses or ends a composition, and means nothing to the
 * app. Chromium sends the key before the composition ends, with `isComposing`. Safari sends it afterwards, without
 * `isComposing`, so that only its code tells.
 */
export const isComposingKey = (event: Event): boolean =>
  event instanceof KeyboardEvent && (event.isComposing || event.keyCode === inputMethodCode);
