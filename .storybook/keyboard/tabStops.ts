const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Approximate stops of the Tab key, starting with the page itself, which comes between the last and the first. */
export function tabStops(): Element[] {
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  return [document.body, ...stops];
}

/** Whether Shift+Tab takes fewer presses than Tab between two stops of a cycle. */
export function isNearerBackwards(from: number, to: number, count: number): boolean {
  const forwards = (to - from + count) % count;
  return count - forwards < forwards;
}
