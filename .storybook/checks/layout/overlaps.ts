import { describeElement, type LayoutIssue, px } from './layoutIssue';
import type { Box, View } from './view';
import type { VisibleText } from './visibleContent';

/** The layer of an element. Bars, sheets and toasts may cover the page, so layers are checked separately. */
function layerOf(view: View, element: Element): Element | undefined {
  for (const ancestor of view.ancestors(element)) {
    const { position, zIndex } = view.style(ancestor);
    if (position === 'fixed' || position === 'sticky' || (position !== 'static' && zIndex !== 'auto'))
      return ancestor;
  }
  return undefined;
}

/** In css px. */
const tolerance = 2;

/** Shorter side of the intersection of two boxes, in css px; negative without one. */
const overlap = (one: Box, other: Box) =>
  Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );

/** A transparent control only receives touches, for a drawn element below it. */
const isVisible = (control: Element) => control.checkVisibility({ opacityProperty: true });

interface Piece {
  element: Element;
  /** Undefined for the page itself. */
  layer: Element | undefined;
  box: Box;
  control: boolean;
}

/** Finds texts that overlap each other or a control that does not contain them. */
export function findOverlaps(
  view: View,
  texts: readonly VisibleText[],
  controls: readonly Element[],
): LayoutIssue[] {
  const pieces: Piece[] = [
    ...texts.flatMap(({ element, lines }) =>
      lines.map((box) => ({ element, box, layer: layerOf(view, element), control: false })),
    ),
    ...controls
      .filter(isVisible)
      .map((element) => ({ element, box: view.box(element), layer: layerOf(view, element), control: true })),
  ].sort((one, other) => one.box.top - other.box.top);
  const found: LayoutIssue[] = [];
  for (const [index, one] of pieces.entries()) {
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next] as Piece;
      if (other.box.top >= one.box.bottom - tolerance) break;
      const by = overlap(one.box, other.box);
      if (one.layer !== other.layer || (one.control && other.control) || by <= tolerance) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      found.push({
        rule: 'overlap',
        what: `${describeElement(one.element)} and ${describeElement(other.element)} overlap by ${px(by)}`,
        element: one.element,
      });
    }
  }
  return found;
}
