/**
 * Returns the replacement for an image that failed to load: same size, so that nothing moves, with its description.
 *
 * @param missing text for an image without a description
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
