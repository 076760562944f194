/** A rectangle of the page, in css px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Margin around a part, in css px, for shadows and focus outlines. */
export const margin = 16;

/**
 * Runs in the page: box of the rendered story with a margin; undefined if it renders nothing, or above the page such as a
 * sheet or toast.
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

  /** Elements for screen readers only have the size of a pixel. */
  function isSeen({ width, height }: DOMRect): boolean {
    return width > 1 && height > 1;
  }

  /** Clipping elements count with their own box only. Elements that fill the page are skipped. */
  function boxesIn(element: Element): DOMRect[] {
    const own = element.getBoundingClientRect();
    const within = [...element.children];
    const hides = getComputedStyle(element).overflow !== 'visible' || element instanceof SVGElement;
    if (hides || within.length === 0) return isSeen(own) ? [own] : [];
    const fills = own.height >= innerHeight;
    return [...(isSeen(own) && !fills ? [own] : []), ...within.flatMap(boxesIn)];
  }
}
