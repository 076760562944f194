import { isSamePicture } from './isSamePicture';

/** Longest side, px: enough to read the small print of an identity card. */
const longestEdge = 1600;
const quality = 0.85;

/** A file that the browser can't read as an image. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage';
}

export interface CompressedImage {
  blob: Blob;
  /** Of the original, upright, px. */
  width: number;
  height: number;
}

/**
 * Redraws an image upright, at most 1600 px long, as JPEG: smaller to send, and without camera metadata such as the
 * location (decision 26). The result is compared with the original: browsers that lack memory, or that hide from pages
 * what a canvas holds, return empty or striped pictures.
 *
 * @throws UnreadableImage when the file is no image; another error when this browser could not prepare it
 */
export async function compressImage(file: Blob): Promise<CompressedImage> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause) => {
    throw new UnreadableImage('not an image', { cause });
  });
  try {
    const { width, height } = picture;
    const scale = Math.min(1, longestEdge / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('no canvas');
    // Transparent areas become white, not black.
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await jpegOf(canvas);
    const result = await createImageBitmap(blob);
    const isSame = isSamePicture(picture, result);
    result.close();
    if (!isSame) throw new Error('the canvas has changed the picture');
    return { blob, width, height };
  } finally {
    picture.close();
  }
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/jpeg', quality);
  });
