/**
 * What stands in the place of a picture that could not be had: as large, so that nothing moves, and saying what it
 * shows.
 *
 * @param missing said where the picture has no text of its own
 */
export function imagePlaceholder(image: HTMLImageElement, missing: string): HTMLElement {
  const place = document.createElement('span');
  place.dataset.missing = '';
  place.textContent = image.alt || missing;
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')];
  if (width) place.style.width = `${width}px`;
  place.style.aspectRatio = width && height ? `${width} / ${height}` : '16 / 9';
  return place;
}
