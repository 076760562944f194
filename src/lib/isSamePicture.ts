import { differingShare } from './differingShare';

/** Side of a sample, px. */
const side = 16;

/** Share of a sample that may differ, for edges and the losses of JPEG. */
const tolerated = 0.02;

/** Whether two drawings of one picture look alike, by small samples. A sample that can't be taken counts as different. */
export function isSamePicture(before: ImageBitmap, after: ImageBitmap): boolean {
  const [one, other] = [sampleOf(before), sampleOf(after)];
  return one !== undefined && other !== undefined && differingShare(one, other) <= tolerated;
}

function sampleOf(picture: ImageBitmap): Uint8ClampedArray | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) return undefined;
  // Averages all pixels of a cell. Transparent areas become white, as in the picture that is sent.
  brush.imageSmoothingQuality = 'high';
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, side, side);
  brush.drawImage(picture, 0, 0, side, side);
  return brush.getImageData(0, 0, side, side).data;
}
