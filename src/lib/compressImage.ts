/** Long enough to read the small print of an identity card, in px. */
const longestEdge = 1600;
const quality = 0.85;

/** A file that no browser here can read as an image. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage';
}

/**
 * Draws an image anew, upright, at most 1600 px long, as JPEG: smaller to send, and without the metadata that a camera
 * adds, such as the place (decision 26).
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
  // What is transparent becomes paper, not black.
  brush.fillStyle = '#fff';
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
