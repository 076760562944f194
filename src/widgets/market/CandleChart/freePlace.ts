/** A box on the chart, in CSS px. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room between a label and a bar, in CSS px. */
const gap = 2;

/**
 * Returns where a label begins so that it covers no bar: as far left as possible. Undefined if there is no such place.
 *
 * @param label its height and width; `left` is where it would begin without bars
 * @param bars from left to right
 * @param width of the chart
 */
export function freePlace(label: Box, bars: readonly Box[], width: number): number | undefined {
  const length = label.right - label.left;
  let start = label.left;
  for (const bar of bars) {
    if (bar.bottom < label.top || bar.top > label.bottom || bar.right + gap <= start) continue;
    if (bar.left - gap >= start + length) break;
    start = bar.right + gap;
  }
  return start + length <= width ? start : undefined;
}
