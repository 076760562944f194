import type { Box, View } from './view';
import type { VisibleText } from './visibleContent';

const intersects = (line: Box, { left, right, top, bottom }: Box) =>
  line.right > left && line.left < right && line.bottom > top && line.top < bottom;

/** The texts reduced to their visible lines: those that no ancestor clips completely. */
export function visibleLines(view: View, texts: readonly VisibleText[]): VisibleText[] {
  return texts.flatMap((text) => {
    let { lines } = text;
    for (const ancestor of view.ancestors(text.element)) {
      const { overflowX } = view.style(ancestor);
      if (overflowX !== 'visible') lines = lines.filter((line) => intersects(line, view.box(ancestor)));
    }
    return lines.length > 0 ? [{ ...text, lines }] : [];
  });
}
