import { describeElement, type LayoutIssue, px } from './layoutIssue';
import type { View } from './view';
import type { VisibleText } from './visibleContent';

/** In a container that scrolls sideways on purpose. One that also scrolls down would do so by mistake. */
function inSidewaysScroller(view: View, element: Element): boolean {
  for (const ancestor of view.ancestors(element)) {
    const { overflowX, overflowY } = view.style(ancestor);
    if (ancestor !== element && /auto|scroll/.test(overflowX) && overflowY === 'hidden') return true;
  }
  return false;
}

/** Finds texts and controls beyond the left or right edge of the page that scrolling does not reach. */
export function findOffPage(
  view: View,
  texts: readonly VisibleText[],
  controls: readonly Element[],
): LayoutIssue[] {
  const { left, right } = view.edges;
  const extents = [
    ...texts.map(({ element, lines }) => ({
      element,
      left: Math.min(...lines.map((line) => line.left)),
      right: Math.max(...lines.map((line) => line.right)),
    })),
    ...controls.map((element) => ({ element, left: view.box(element).left, right: view.box(element).right })),
  ];
  return extents.flatMap((extent): LayoutIssue[] => {
    const excess = Math.max(left - extent.left, extent.right - right);
    if (excess <= 1 || inSidewaysScroller(view, extent.element)) return [];
    return [
      {
        rule: 'off-page',
        what: `${describeElement(extent.element)} sticks out of the page by ${px(excess)}`,
        element: extent.element,
      },
    ];
  });
}
