/** Longest side, px: enough to read the small print of an identity card. */
const longestEdge = 1600;
const quality = 0.85;

/** A file that the browser can't read as an image. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage';
}

/**
 * Redraws an image upright, at most 1600 px long, as JPEG: smaller to send, and without camera metadata such as the
 * location (decision 26).
 *
 * @throws UnreadableImage
 */
export async function compressImage(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause) => {
    throw new UnreadableImage('not an image', { cause });
  });
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext('2d');
  if (!brush) throw new UnreadableImage('no canvas');
  // Transparent areas become white, not black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadableImage('not drawn'))),
      'image/jpeg',
      quality,
    );
  });
}
