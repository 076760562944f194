import type { ShownText } from './shown';
import type { Box, View } from './view';

const touches = (line: Box, { left, right, top, bottom }: Box) =>
  line.right > left && line.left < right && line.bottom > top && line.top < bottom;

/** The texts with those of their lines alone that nothing clips away wholly: what overlaps or sticks out to the eye. */
export function seenLines(view: View, texts: readonly ShownText[]): ShownText[] {
  return texts.flatMap((text) => {
    let { lines } = text;
    for (const around of view.around(text.element)) {
      const { overflowX } = view.style(around);
      if (overflowX !== 'visible') lines = lines.filter((line) => touches(line, view.box(around)));
    }
    return lines.length > 0 ? [{ ...text, lines }] : [];
  });
}
