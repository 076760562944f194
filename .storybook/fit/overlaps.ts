import { type Misfit, nameOf, px } from './misfit';
import type { ShownText } from './shown';
import type { Box, View } from './view';

/** What lies above the page (a bar, a sheet, a toast) may lie above its text; each is looked at for itself. */
function layerOf(view: View, element: Element): Element | undefined {
  for (const around of view.around(element)) {
    const { position, zIndex } = view.style(around);
    if (position === 'fixed' || position === 'sticky' || (position !== 'static' && zIndex !== 'auto'))
      return around;
  }
  return undefined;
}

const least = 2;

/** How much two boxes share, by the shorter side of what they share. */
const overlap = (one: Box, other: Box) =>
  Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );

/** One that is laid over what is drawn in its place takes the finger alone. */
const isSeen = (control: Element) => control.checkVisibility({ opacityProperty: true });

interface Piece {
  element: Element;
  /** None for the page itself. */
  layer: Element | undefined;
  box: Box;
  control: boolean;
}

/** Texts that stand on one another, and texts on a control that is not theirs. */
export function overlapping(view: View, texts: readonly ShownText[], controls: readonly Element[]): Misfit[] {
  const pieces: Piece[] = [
    ...texts.flatMap(({ element, lines }) =>
      lines.map((box) => ({ element, box, layer: layerOf(view, element), control: false })),
    ),
    ...controls
      .filter(isSeen)
      .map((element) => ({ element, box: view.box(element), layer: layerOf(view, element), control: true })),
  ].sort((one, other) => one.box.top - other.box.top);
  const found: Misfit[] = [];
  for (const [index, one] of pieces.entries()) {
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next] as Piece;
      if (other.box.top >= one.box.bottom - least) break;
      const by = overlap(one.box, other.box);
      if (one.layer !== other.layer || (one.control && other.control) || by <= least) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      found.push({
        rule: 'overlapping',
        what: `${nameOf(one.element)} and ${nameOf(other.element)} overlap by ${px(by)}`,
        element: one.element,
      });
    }
  }
  return found;
}
