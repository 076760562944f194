/** When parts of the page appeared, in ms as `performance.now()` counts them. */
export const appearanceTimes = new WeakMap<object, number>();

/** Stands for the page as a whole. */
export const page = {};

/** Notes that a part of the page has appeared, such as a screen. */
export function recordAppearance(part: object): void {
  appearanceTimes.set(part, performance.now());
}

/**
 * Notes that any part of the page may show something else from now on: a sheet has opened or closed, or a form has gone
 * on to its next step.
 */
export function recordPageChange(): void {
  recordAppearance(page);
}
