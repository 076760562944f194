import { describeElement, type LayoutIssue, px } from './layoutIssue';
import type { Box, View } from './view';
import type { VisibleText } from './visibleContent';

const clips = /hidden|clip/;

/** How far a text extends beyond a box, along the axes on which the box clips. */
function beyond({ lines }: VisibleText, box: Box, across: boolean, down: boolean): number {
  return Math.max(
    ...lines.map((line) =>
      Math.max(
        across ? Math.max(box.left - line.left, line.right - box.right) : 0,
        down ? Math.max(box.top - line.top, line.bottom - box.bottom) : 0,
      ),
    ),
  );
}

/** Ends in "…" inside a link to the full text, such as a name in a list row. */
const linksToFullText = (view: View, box: Element) =>
  (view.style(box).textOverflow === 'ellipsis' || view.style(box).webkitLineClamp !== 'none') &&
  box.closest('a[href]') !== null;

/** Finds partly clipped texts. A scroll container does not clip along its scroll axis. */
export function findClippedTexts(view: View, texts: readonly VisibleText[]): LayoutIssue[] {
  return texts.flatMap((text): LayoutIssue[] => {
    let across = true;
    let down = true;
    for (const ancestor of view.ancestors(text.element)) {
      const { overflowX, overflowY } = view.style(ancestor);
      const excess = beyond(
        text,
        view.box(ancestor),
        across && clips.test(overflowX),
        down && clips.test(overflowY),
      );
      if (excess > 1 && !linksToFullText(view, ancestor))
        return [
          {
            rule: 'clipped',
            what: `${describeElement(text.element)} is cut off by ${px(excess)}`,
            element: text.element,
          },
        ];
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) down = false;
    }
    return [];
  });
}

/** In characters. Longer values may scroll inside their field. */
const maxShortValue = 9;

/** Finds short values that their field does not show completely. */
export function findClippedValues(controls: readonly Element[]): LayoutIssue[] {
  return controls.flatMap((control): LayoutIssue[] => {
    if (!(control instanceof HTMLInputElement) || control.value.length > maxShortValue) return [];
    const excess = control.scrollWidth - control.clientWidth;
    if (excess <= 1) return [];
    return [
      { rule: 'clipped', what: `The value ${control.value} is cut off by ${px(excess)}`, element: control },
    ];
  });
}
