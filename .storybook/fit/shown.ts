import type { Box, View } from './view';

/** A text as it stands in the page. */
export interface ShownText {
  node: Text;
  /** What it stands in. */
  element: Element;
  /** One for each line it takes; as high as its capitals, as the font's own boxes overlap from line to line. */
  lines: Box[];
  /** Type size in css px. */
  size: number;
}

const capitals = 0.7;

const controls =
  'a[href], button, input, select, textarea, summary, [role=radio], [role=checkbox], [role=switch], [role=tab]';

/** For screen readers alone: all of it is clipped, or all but a pixel. */
function onlyHeard(view: View, element: Element): boolean {
  for (const around of view.around(element)) {
    const { clipPath, overflowX } = view.style(around);
    if (clipPath === 'inset(50%)' || clipPath === 'inset(100%)') return true;
    if (overflowX === 'hidden' && view.box(around).width <= 1) return true;
  }
  return false;
}

/** As high as the capitals of a line of text. */
function capitalsOf(line: DOMRect, size: number): Box {
  const middle = (line.top + line.bottom) / 2;
  const half = (size * capitals) / 2;
  return { left: line.left, right: line.right, top: middle - half, bottom: middle + half };
}

/** Every text that the eye can see. */
export function textsIn(view: View, root: Element): ShownText[] {
  const texts: ShownText[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (onlyHeard(view, element)) continue;
    range.selectNodeContents(node);
    const size = Number.parseFloat(view.style(element).fontSize);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length > 0)
      texts.push({ node, element, size, lines: lines.map((line) => capitalsOf(line, size)) });
  }
  return texts;
}

/** Every control that a finger can press. */
export function controlsIn(view: View, root: Element): Element[] {
  return [...root.querySelectorAll(controls)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden=true]') === null &&
      !onlyHeard(view, element),
  );
}
