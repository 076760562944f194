/**
 * Converts an SVG element to a square PNG on white.
 *
 * @param size side of the image, px
 * @returns undefined when the browser can't convert it
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
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, size, size);
  pen.drawImage(image, 0, 0, size, size);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
