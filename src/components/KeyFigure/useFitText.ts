import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a type size has to be multiplied by, so that the text keeps to its line. */
export const fitVariable = '--fit';

/**
 * Sets a text on one line smaller where it is wider than what it stands in: on a narrow phone, with large text. A size
 * in CSS alone can't, as the phone enlarges that as well.
 *
 * @param text what is set; measured anew when it changes
 */
export function useFitText<Line extends HTMLElement>(text: string): RefObject<Line | null> {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width
  useLayoutEffect(() => {
    const set = line.current;
    const room = set?.parentElement;
    if (!room) return;
    const { style } = set;
    const fit = () => {
      style.setProperty(fitVariable, '1');
      const most = room.clientWidth;
      // On one line for this moment alone: else it would make wider what it has to fit into.
      style.whiteSpace = 'nowrap';
      let times = 1;
      // Again, as the widths of letters are rounded at each size.
      for (let tries = 0; tries < 4 && set.offsetWidth > most; tries += 1) {
        times *= most / (set.offsetWidth + 1);
        style.setProperty(fitVariable, String(times));
      }
      style.whiteSpace = '';
    };
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => observer.disconnect();
  }, [text]);
  return line;
}
