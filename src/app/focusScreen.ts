import { layerCount } from '../lib/openLayers';

const longestMs = 3_000;

/** The one of its kind that is seen: screens that are kept alive have theirs hidden. */
const seen = (name: 'h1' | 'main'): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(name)].find((one) => one.checkVisibility());

/** Moves the focus to the heading of the screen, or to its content where there is no heading. */
function focusHead(): HTMLElement | undefined {
  const head = seen('h1') ?? seen('main');
  if (!head) return undefined;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
  return head;
}

/** A sheet lies above the screen, or the screen has chosen for itself what has the focus. */
const isTaken = (): boolean => layerCount() > 0 || seen('main')?.contains(document.activeElement) === true;

/**
 * Moves the focus to a screen that has just come, so that a screen reader tells which one it is, and the keyboard begins
 * there. Where its heading is drawn anew when its content has come, the focus follows, until the member acts or three
 * seconds have passed.
 *
 * @returns ends that
 */
export function focusScreen(): () => void {
  if (isTaken()) return () => {};
  let head = focusHead();
  const redrawn = new MutationObserver(() => {
    if (head?.isConnected) return;
    if (document.activeElement !== document.body || isTaken()) stop();
    else head = focusHead();
  });
  const timer = window.setTimeout(() => stop(), longestMs);
  const gestures = ['pointerdown', 'keydown'] as const;
  function stop(): void {
    redrawn.disconnect();
    window.clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  }
  redrawn.observe(document.body, { childList: true, subtree: true });
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  return stop;
}
