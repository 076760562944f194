import type { Box, View } from './view';

/** A rendered text. */
export interface VisibleText {
  node: Text;
  /** Parent element. */
  element: Element;
  /** One box for each line, as high as capitals: line boxes of the font overlap each other. */
  lines: Box[];
  /** Type size in css px. */
  size: number;
}

/** Height of capitals, as a share of the type size. */
const capitals = 0.7;

const controls =
  'a[href], button, input, select, textarea, summary, [role=radio], [role=checkbox], [role=switch], [role=tab]';

/** For screen readers only: clipped completely, or to one pixel. */
function isScreenReaderOnly(view: View, element: Element): boolean {
  for (const ancestor of view.ancestors(element)) {
    const { clipPath, overflowX } = view.style(ancestor);
    if (clipPath === 'inset(50%)' || clipPath === 'inset(100%)') return true;
    if (overflowX === 'hidden' && view.box(ancestor).width <= 1) return true;
  }
  return false;
}

/** Box of a line, as high as its capitals. */
function capitalsOf(line: DOMRect, size: number): Box {
  const middle = (line.top + line.bottom) / 2;
  const half = (size * capitals) / 2;
  return { left: line.left, right: line.right, top: middle - half, bottom: middle + half };
}

/** All visible texts. */
export function visibleTexts(view: View, root: Element): VisibleText[] {
  const texts: VisibleText[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isScreenReaderOnly(view, element)) continue;
    range.selectNodeContents(node);
    const size = Number.parseFloat(view.style(element).fontSize);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length > 0)
      texts.push({ node, element, size, lines: lines.map((line) => capitalsOf(line, size)) });
  }
  return texts;
}

/** All controls that can be tapped. */
export function visibleControls(view: View, root: Element): Element[] {
  return [...root.querySelectorAll(controls)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden=true]') === null &&
      !isScreenReaderOnly(view, element),
  );
}
