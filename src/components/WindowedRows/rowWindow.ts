/** Minimum number of rows beyond each edge of the screen, so that they are ready before they scroll into view. */
const overscan = 6;
/**
 * The window moves in steps of this many rows. Row by row, scrolling takes half as long again, because every changed
 * frame has a fixed cost.
 */
const step = 4;

/** A range of a list's rows: the index of the first, and their number. */
export interface RowWindow {
  first: number;
  count: number;
}

/**
 * Returns the rows that the visible part of the page needs.
 *
 * @param top distance of the list's top above the window's, in CSS px; negative when below
 * @param height of the window, in CSS px
 * @param rowHeight of every row, in CSS px
 * @param total number of rows in the list
 */
export function rowWindow(top: number, height: number, rowHeight: number, total: number): RowWindow {
  // Not laid out yet, or hidden.
  if (!(rowHeight > 0)) return { first: 0, count: Math.min(total, 2 * overscan) };
  const count = Math.min(total, Math.ceil(height / rowHeight) + 1 + 2 * overscan + step);
  const first = step * Math.floor((Math.floor(top / rowHeight) - overscan) / step);
  return { first: Math.max(0, Math.min(first, total - count)), count };
}

/** Returns the row that a slot shows. When its row leaves the window, the slot takes the next row that enters. */
export function rowOfSlot(slot: number, { first, count }: RowWindow): number {
  return first + ((((slot - first) % count) + count) % count);
}

/** The slots in the order of their rows. */
export function slotsInOrder({ first, count }: RowWindow): number[] {
  return Array.from({ length: count }, (_, at) => (first + at) % count);
}
