/** A rectangle of the page, in css px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is shown around a part, in css px: wide enough for its shadow and for the outline of the focus. */
export const margin = 16;

/**
 * In the page: the box of what a story draws, with a margin; undefined where it draws above the page, as a sheet or a
 * toast does, or draws nothing.
 */
export function partBox(margin: number): Box | undefined {
  const root = document.querySelector('#storybook-root');
  const outside = [
    ...document.querySelectorAll('body > :not(#storybook-root), body > :not(#storybook-root) *'),
  ];
  if (!root || outside.some((element) => isSeen(element.getBoundingClientRect()))) return undefined;
  const boxes = [...root.children].flatMap(boxesIn);
  if (boxes.length === 0) return undefined;
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))) - margin);
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))) - margin);
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))) + margin);
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + margin);
  return right > left && bottom > top
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : undefined;

  /** What is hidden from the eye only is a pixel large. */
  function isSeen({ width, height }: DOMRect): boolean {
    return width > 1 && height > 1;
  }

  /** What hides whatever sticks out has its own box alone; what fills the page stands for the page, not for the part. */
  function boxesIn(element: Element): DOMRect[] {
    const own = element.getBoundingClientRect();
    const within = [...element.children];
    const hides = getComputedStyle(element).overflow !== 'visible' || element instanceof SVGElement;
    if (hides || within.length === 0) return isSeen(own) ? [own] : [];
    const fills = own.height >= innerHeight;
    return [...(isSeen(own) && !fills ? [own] : []), ...within.flatMap(boxesIn)];
  }
}
