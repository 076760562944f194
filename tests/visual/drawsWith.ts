/**
 * In the page: whether anything in the picture is as large as a token of this size, in drawing units, and nothing else
 * is; undefined where something lies above the page, as nobody can tell what it hides.
 */
export function drawsWith(units: number): boolean | undefined {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return undefined;
  const px = (units / 200) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isNear = (value: string, wanted: number) => Math.abs(Number.parseFloat(value) - wanted) < 0.02;
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  return [...document.body.querySelectorAll('*')].some((element) => {
    const { fontSize, height } = getComputedStyle(element);
    // The bar of a skeleton is as high as the letters of its text; others may be so by chance.
    const isBar = element instanceof HTMLElement && element.childNodes.length === 0;
    const isLarge =
      (isBar && (isNear(height, px) || isNear(height, 0.8 * px))) ||
      (isNear(fontSize, px) && hasText(element));
    return isLarge && isInPicture(element);
  });

  /** The picture is as high as the page, but for a page that is higher than any picture. */
  function isInPicture(element: Element): boolean {
    const { top, left, right, height } = element.getBoundingClientRect();
    if (right <= left || top >= innerHeight) return false;
    // Hidden at the upper edge it still moves what follows. At the lower one a bar may hide it, and all that follows.
    if (top < innerHeight / 2) return true;
    const cover = document.elementFromPoint((left + right) / 2, top + height / 4);
    return cover === null || cover.contains(element) || element.contains(cover);
  }
}
