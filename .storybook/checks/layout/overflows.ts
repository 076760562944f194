import { describeElement, type LayoutIssue, px } from './layoutIssue';
import type { View } from './view';
import type { VisibleText } from './visibleContent';

const scrolls = /auto|scroll/;

/** Has a background or a border, so that its edge is visible. */
function isSurface(view: View, element: Element): boolean {
  const { backgroundColor, borderRightWidth, borderRightStyle, borderLeftWidth } = view.style(element);
  const framed = borderRightStyle !== 'none' && borderRightWidth !== '0px' && borderLeftWidth !== '0px';
  return framed || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}

/** How far a text extends beyond its surface, except along a scroll axis. */
function beyond(view: View, { lines }: VisibleText, surface: Element): number {
  const { left, right, top, bottom } = view.box(surface);
  const { overflowX, overflowY } = view.style(surface);
  const across = !scrolls.test(overflowX) || overflowY !== 'hidden';
  const down = !scrolls.test(overflowY);
  return Math.max(
    ...lines.flatMap((line) => [
      ...(across ? [left - line.left, line.right - right] : []),
      ...(down ? [top - line.top, line.bottom - bottom] : []),
    ]),
  );
}

/** Finds texts that extend beyond their button, field or card. */
export function findOverflows(view: View, texts: readonly VisibleText[]): LayoutIssue[] {
  return texts.flatMap((text): LayoutIssue[] => {
    const { element } = text;
    for (const ancestor of view.ancestors(element)) {
      const { display, position, overflowX } = view.style(ancestor);
      const excess = display !== 'inline' && isSurface(view, ancestor) ? beyond(view, text, ancestor) : 0;
      if (excess > 1)
        return [
          {
            rule: 'overflow',
            what: `${describeElement(element)} sticks out of ${describeElement(ancestor)} by ${px(excess)}`,
            element,
          },
        ];
      if (overflowX !== 'visible' || position === 'fixed') return [];
    }
    return [];
  });
}
