import { type Misfit, nameOf, px } from './misfit';
import type { ShownText } from './shown';
import type { Box, View } from './view';

const clips = /hidden|clip/;

/** How far a text reaches beyond a box, along the axes in which that box clips. */
function beyond({ lines }: ShownText, box: Box, across: boolean, down: boolean): number {
  return Math.max(
    ...lines.map((line) =>
      Math.max(
        across ? Math.max(box.left - line.left, line.right - box.right) : 0,
        down ? Math.max(box.top - line.top, line.bottom - box.bottom) : 0,
      ),
    ),
  );
}

/** Ends in "…" and leads to where it stands whole, as the name in a row of a list may. */
const leadsToAll = (view: View, box: Element) =>
  (view.style(box).textOverflow === 'ellipsis' || view.style(box).webkitLineClamp !== 'none') &&
  box.closest('a[href]') !== null;

/** Texts of which a part is clipped away. What scrolls can be scrolled to, in the direction in which it scrolls. */
export function cutTexts(view: View, texts: readonly ShownText[]): Misfit[] {
  return texts.flatMap((text): Misfit[] => {
    let across = true;
    let down = true;
    for (const around of view.around(text.element)) {
      const { overflowX, overflowY } = view.style(around);
      const by = beyond(
        text,
        view.box(around),
        across && clips.test(overflowX),
        down && clips.test(overflowY),
      );
      if (by > 1 && !leadsToAll(view, around))
        return [
          { rule: 'cut', what: `${nameOf(text.element)} is cut off by ${px(by)}`, element: text.element },
        ];
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) down = false;
    }
    return [];
  });
}

/** A longer value is read by moving through it, as in any field of a phone. */
const readAtOnce = 9;

/** Values that a field does not show whole, though they are short. */
export function cutValues(controls: readonly Element[]): Misfit[] {
  return controls.flatMap((control): Misfit[] => {
    if (!(control instanceof HTMLInputElement) || control.value.length > readAtOnce) return [];
    const by = control.scrollWidth - control.clientWidth;
    if (by <= 1) return [];
    return [{ rule: 'cut', what: `The value ${control.value} is cut off by ${px(by)}`, element: control }];
  });
}
