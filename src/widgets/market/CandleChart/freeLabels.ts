/** Height of a label on the price axis, as a multiple of its type size. */
const labelHeight = 1.5;

/**
 * Which labels of the price axis are drawn: those that neither cover a label that is always there, such as the last
 * price, nor an earlier one of the list.
 *
 * @param ys middles of the labels in CSS px from the top
 * @param size type size in CSS px
 */
export function freeLabels(
  ys: readonly number[],
  { always, size }: { always: readonly number[]; size: number },
) {
  const taken = [...always];
  return ys.map((y) => {
    const free = taken.every((other) => Math.abs(other - y) >= size * labelHeight);
    if (free) taken.push(y);
    return free;
  });
}
