/** Three points on the vertical centre line of the element's part inside the window. */
function centerPoints(element: Element): [x: number, y: number][] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const across = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
  const [from, to] = [Math.max(top, 0) + 2, Math.min(bottom, window.innerHeight) - 2];
  return [from, (from + to) / 2, to].map((down) => [across, down]);
}

/** A long list disables pointer events while it scrolls, so `elementFromPoint` finds nothing in it. */
const isScrolling = (element: Element) => getComputedStyle(element).pointerEvents === 'none';

/** Whether the focus is marked and not completely covered (WCAG 2.4.7, 2.4.11). */
export function isFocusVisible(control: Element): boolean {
  const boxes = [control, ...((control as Partial<HTMLInputElement>).labels ?? [])];
  return (
    control.matches(':focus-visible') &&
    (isScrolling(control) ||
      boxes.some((box) =>
        centerPoints(box).some((point) => box.contains(document.elementFromPoint(...point))),
      ))
  );
}
