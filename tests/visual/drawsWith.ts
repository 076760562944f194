/**
 * Runs in the page: whether an element in the picture has the size of a token with this value, in drawing units; undefined
 * if something covers the page.
 */
export function drawsWith(units: number): boolean | undefined {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return undefined;
  const px = (units / 200) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isNear = (value: string, wanted: number) => Math.abs(Number.parseFloat(value) - wanted) < 0.02;
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  return [...document.body.querySelectorAll('*')].some((element) => {
    const { fontSize, height } = getComputedStyle(element);
    // Skeleton bars have the height of text, which may equal the token by chance.
    const isBar = element instanceof HTMLElement && element.childNodes.length === 0;
    const isLarge =
      (isBar && (isNear(height, px) || isNear(height, 0.8 * px))) ||
      (isNear(fontSize, px) && hasText(element));
    return isLarge && isInPicture(element);
  });

  /** Bottom of the picture: the height of the page, up to the limit of pictures. */
  function isInPicture(element: Element): boolean {
    const { top, left, right, height } = element.getBoundingClientRect();
    if (right <= left || top >= innerHeight) return false;
    // Above the upper edge it still moves later content. At the lower edge a bar may hide it and later content.
    if (top < innerHeight / 2) return true;
    const cover = document.elementFromPoint((left + right) / 2, top + height / 4);
    return cover === null || cover.contains(element) || element.contains(cover);
  }
}
