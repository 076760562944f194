/** When parts of the page appeared, ms of `performance.now()`. */
export const appearanceTimes = new WeakMap<object, number>();

/** Key of the page as a whole. */
export const page = {};

/** Records that a part of the page has appeared, such as a screen. */
export function recordAppearance(part: object): void {
  appearanceTimes.set(part, performance.now());
}

/**
 * Records that any part of the page may have changed: a sheet has opened or closed, or a form has moved to its next
 * step.
 */
export function recordPageChange(): void {
  recordAppearance(page);
}
