/** How long presses are ignored at least, in ms. Quick taps are less than this apart. */
const intervalMs = 350;

/** Until when presses are ignored, in ms of `performance.now()`. */
let guardedUntil = Number.NEGATIVE_INFINITY;

/** Enter, kept down: on a button or link each repetition would be a press. */
const isHeldEnter = ({ key, repeat, target }: KeyboardEvent): boolean =>
  repeat && key === 'Enter' && target instanceof Element && !target.matches('textarea');

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

// Compares the times of the inputs: a busy phone handles a press later than it was made.
function guardClick(event: MouseEvent): void {
  if (event.timeStamp >= guardedUntil) {
    endGuard();
    return;
  }
  guardedUntil = event.timeStamp + intervalMs;
  ignore(event);
}

function guardKey(event: KeyboardEvent): void {
  if (isHeldEnter(event)) ignore(event);
}

function endGuard(): void {
  window.removeEventListener('click', guardClick, { capture: true });
  window.removeEventListener('keydown', guardKey, { capture: true });
}

/**
 * Ignores presses until none was made for 350 ms. Called where money moves and the content under a finger changes: a
 * confirmation opens, a result replaces a form, a row leaves a list. Otherwise the second of two quick taps would
 * confirm what nobody has read. Scrolling and typing are not affected, and neither is anything else in the app.
 */
export function guardPresses(): void {
  guardedUntil = performance.now() + intervalMs;
  // Capture phase on the window: before all other listeners. Adding a listener again has no effect.
  window.addEventListener('click', guardClick, { capture: true });
  window.addEventListener('keydown', guardKey, { capture: true });
}

/** How long presses are still ignored if none is made, in ms. */
export const guardedMs = (): number => Math.max(0, guardedUntil - performance.now());
