/**
 * Draws an SVG that stands in the page as a PNG on white.
 *
 * @param size edge of the picture, px
 * @returns undefined where the browser can't
 */
export async function svgToPng(drawing: SVGElement, size: number): Promise<Blob | undefined> {
  const source = new XMLSerializer().serializeToString(drawing);
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size, size);
  pen.drawImage(image, 0, 0, size, size);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
