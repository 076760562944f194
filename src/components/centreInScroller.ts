/**
 * Ref of the chosen item in a row that scrolls sideways: scrolls the row so that the item is in its middle.
 *
 * Unlike `scrollIntoView`, it never scrolls the page.
 */
export function centreInScroller(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
