/** `touch-action` values of elements that do not use horizontal movement. */
const verticalOnly = ['auto', 'manipulation', 'pan-y', 'pan-y pinch-zoom'];

function handlesHorizontalPan(element: Element): boolean {
  const { overflowX, touchAction } = getComputedStyle(element);
  const scrolls = overflowX === 'auto' || overflowX === 'scroll';
  return (
    (scrolls && element.scrollWidth > element.clientWidth) ||
    !verticalOnly.includes(touchAction) ||
    element.matches('canvas, input, textarea, [role="slider"], [role="tabpanel"]')
  );
}

/**
 * Whether a horizontal swipe starting at `target` belongs to an element within `frame` instead of the frame.
 *
 * Such elements are a row with a swipe action, a scrolling table, a chart, a text field, nested tabs.
 */
export function handlesOwnSwipe(target: EventTarget | null, frame: Element): boolean {
  for (let up = target instanceof Element ? target : null; up && up !== frame; up = up.parentElement)
    if (handlesHorizontalPan(up)) return true;
  return false;
}
