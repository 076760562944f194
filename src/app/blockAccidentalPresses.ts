import { appearanceTimes, page, recordPageChange } from '../lib/appearanceTimes';
import { subscribeLayers } from '../lib/openLayers';
import { isAccidental, nextPress, type Press } from './pressSeries';

const typed = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

/** Whether a key presses what has the focus: Enter a button, a link or the button of a form, the space bar a button. */
function isPress({ key, isComposing, target }: KeyboardEvent): boolean {
  if (isComposing || !(target instanceof Element)) return false;
  return (key === 'Enter' && !target.matches('textarea')) || (key === ' ' && !target.matches(typed));
}

/** When an element appeared, or the latest of the parts in which it stands; in ms as `performance.now()` counts them. */
function appearedAt(element: Element): number {
  let latest = appearanceTimes.get(page) ?? Number.NEGATIVE_INFINITY;
  for (let part: Element | null = element; part; part = part.parentElement)
    latest = Math.max(latest, appearanceTimes.get(part) ?? latest);
  return latest;
}

/**
 * Ignores presses that were meant for what stood there before: a press counts only where what it meets has been there
 * for 350 ms, since before the first of a series of quick taps. Else the eighth tap on "Place the order" would press
 * whatever has come in its place. Holds for fingers, keys and screen readers alike; scrolling, dragging and typing go
 * on. What appears is told by `Page`, `BottomMenu`, sheets and dialogs, and `useSubmit`.
 *
 * @returns ends it
 */
export function blockAccidentalPresses(): () => void {
  let last: Press | undefined;
  const guard = (event: MouseEvent | KeyboardEvent) => {
    if (event instanceof KeyboardEvent && !isPress(event)) return;
    // When it was made, which on a busy phone is before what it meets was drawn.
    last = nextPress(last, event.timeStamp, event instanceof KeyboardEvent && event.repeat);
    if (!(event.target instanceof Element) || !isAccidental(last, appearedAt(event.target))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Before everything else that listens.
  window.addEventListener('click', guard, { capture: true });
  window.addEventListener('keydown', guard, { capture: true });
  const unsubscribe = subscribeLayers(recordPageChange);
  return () => {
    window.removeEventListener('click', guard, { capture: true });
    window.removeEventListener('keydown', guard, { capture: true });
    unsubscribe();
  };
}
