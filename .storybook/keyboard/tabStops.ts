const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Where the Tab key stops on this page, about: from the page itself, which comes between its end and its beginning. */
export function tabStops(): Element[] {
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  return [document.body, ...stops];
}

/** Whether Shift+Tab leads sooner from one stop to another, of so many in a circle. */
export function isNearerBackwards(from: number, to: number, count: number): boolean {
  const forwards = (to - from + count) % count;
  return count - forwards < forwards;
}
