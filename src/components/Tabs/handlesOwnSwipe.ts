/** What a finger may do on something that takes no sideways move for itself. */
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
 * Whether a sideways move that begins on `target` means something within `frame` rather than the frame itself: a row
 * with an action beneath it, a table that scrolls, a chart, the text of a field, tabs within tabs.
 */
export function handlesOwnSwipe(target: EventTarget | null, frame: Element): boolean {
  for (let up = target instanceof Element ? target : null; up && up !== frame; up = up.parentElement)
    if (handlesHorizontalPan(up)) return true;
  return false;
}
