import { appearanceTimes, page, recordPageChange } from '../lib/appearanceTimes';
import { isComposingKey } from '../lib/isComposingKey';
import { subscribeLayers } from '../lib/openLayers';
import { isAccidental, nextPress, type Press } from './pressSeries';

const textFields = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

/** Whether a key activates the focused element: Enter on a button, link or form field, space on a button. */
function isPress(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (isComposingKey(event) || !(target instanceof Element)) return false;
  return (key === 'Enter' && !target.matches('textarea')) || (key === ' ' && !target.matches(textFields));
}

/** When an element or the latest of its ancestors appeared, ms of `performance.now()`. */
function appearedAt(element: Element): number {
  let latest = appearanceTimes.get(page) ?? Number.NEGATIVE_INFINITY;
  for (let part: Element | null = element; part; part = part.parentElement)
    latest = Math.max(latest, appearanceTimes.get(part) ?? latest);
  return latest;
}

/**
 * Ignores presses that were meant for the previous content: a press counts only if its target appeared at least 350 ms
 * before, and before the first of a series of quick taps. Otherwise the eighth tap on "Place the order" would press the
 * content that replaced the button. Applies to touch, keyboard and screen readers; scrolling, dragging and typing are
 * not affected. `Page`, `BottomMenu`, sheets, dialogs and `useSubmit` record what appears.
 *
 * @returns removes the listeners
 */
export function blockAccidentalPresses(): () => void {
  let last: Press | undefined;
  const guard = (event: MouseEvent | KeyboardEvent) => {
    if (event instanceof KeyboardEvent && !isPress(event)) return;
    // The time of the input, which on a busy phone may be before its target was drawn.
    last = nextPress(last, event.timeStamp, event instanceof KeyboardEvent && event.repeat);
    if (!(event.target instanceof Element) || !isAccidental(last, appearedAt(event.target))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Capture phase on the window: before all other listeners.
  window.addEventListener('click', guard, { capture: true });
  window.addEventListener('keydown', guard, { capture: true });
  const unsubscribe = subscribeLayers(recordPageChange);
  return () => {
    window.removeEventListener('click', guard, { capture: true });
    window.removeEventListener('keydown', guard, { capture: true });
    unsubscribe();
  };
}
