/** What of an element lies in the window: three points of its middle, from top to bottom. */
function middle(element: Element): [x: number, y: number][] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const across = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
  const [from, to] = [Math.max(top, 0) + 2, Math.min(bottom, window.innerHeight) - 2];
  return [from, (from + to) / 2, to].map((down) => [across, down]);
}

/** While a long list scrolls, it lets nothing be pressed, so nothing can be found at a point either. */
const isScrolling = (element: Element) => getComputedStyle(element).pointerEvents === 'none';

/** Whether the focus is seen where it is: marked, and not all beneath something else (WCAG 2.4.7, 2.4.11). */
export function focusIsSeen(control: Element): boolean {
  const boxes = [control, ...((control as Partial<HTMLInputElement>).labels ?? [])];
  return (
    control.matches(':focus-visible') &&
    (isScrolling(control) ||
      boxes.some((box) => middle(box).some((point) => box.contains(document.elementFromPoint(...point)))))
  );
}
