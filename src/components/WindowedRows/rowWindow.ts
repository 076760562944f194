/** Rows overscan each edge of the screen, at least, so that the next ones are there before they come into sight. */
const overscan = 6;
/**
 * The window moves by so many rows at a time. Every frame that changes something costs more than what it changes: moved
 * row by row, a list takes half as much time again.
 */
const step = 4;

/** Some of a list's rows: the first one's place, and how many. */
export interface RowWindow {
  first: number;
  count: number;
}

/**
 * The rows that a window of the page needs of a list.
 *
 * @param top how far the list's head is above the window's, in css px; negative where it is below
 * @param height of the window, in css px
 * @param rowHeight of every row, in css px
 * @param total rows of the list
 */
export function rowWindow(top: number, height: number, rowHeight: number, total: number): RowWindow {
  // Not laid out yet, or hidden.
  if (!(rowHeight > 0)) return { first: 0, count: Math.min(total, 2 * overscan) };
  const count = Math.min(total, Math.ceil(height / rowHeight) + 1 + 2 * overscan + step);
  const first = step * Math.floor((Math.floor(top / rowHeight) - overscan) / step);
  return { first: Math.max(0, Math.min(first, total - count)), count };
}

/** The row that a slot shows: each slot takes the next one that comes into the window when its own has left it. */
export function rowOfSlot(slot: number, { first, count }: RowWindow): number {
  return first + ((((slot - first) % count) + count) % count);
}

/** The slots in the order of what they show. */
export function slotsInOrder({ first, count }: RowWindow): number[] {
  return Array.from({ length: count }, (_, at) => (first + at) % count);
}
