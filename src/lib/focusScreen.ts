import { afterPaint } from './afterPaint';
import { layerCount } from './openLayers';

const longestMs = 3_000;

/** The visible element of this kind: kept-alive screens have hidden ones. */
const visible = (name: 'h1' | 'main'): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(name)].find((one) => one.checkVisibility());

/** Moves the focus to the heading of the screen, or to its content if there is no heading. */
function focusHead(): HTMLElement | undefined {
  const head = visible('h1') ?? visible('main');
  if (!head) return undefined;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
  return head;
}

/** Whether a sheet covers the screen, or the screen has set the focus itself. */
const isTaken = (): boolean => layerCount() > 0 || visible('main')?.contains(document.activeElement) === true;

/**
 * Moves the focus to a new screen, so that a screen reader announces it and keyboard focus starts there. When the
 * heading is replaced as the content loads, the focus follows, until the member acts or three seconds have passed.
 *
 * @returns stops following
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

/**
 * `focusScreen` after the paint, so that finding the heading does not force an additional layout.
 *
 * @param isWanted asked after the paint
 * @returns calls it off, or stops following
 */
export function focusScreenAfterPaint(isWanted = () => true): () => void {
  let stop = () => {};
  const callOff = afterPaint(() => {
    if (isWanted()) stop = focusScreen();
  });
  return () => {
    callOff();
    stop();
  };
}
