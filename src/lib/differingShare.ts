/** Difference of a channel, of 255, that JPEG does not cause in the average of many pixels. */
const visible = 48;

/**
 * Share of the pixels that look different, from 0 to 1.
 *
 * @param one pixels of a picture, four bytes each: red, green, blue, opacity
 * @param other as many of another picture
 */
export function differingShare(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  const pixels = one.length / 4;
  let differing = 0;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const channels = [0, 1, 2].map((channel) => pixel * 4 + channel);
    if (channels.some((at) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > visible)) differing += 1;
  }
  return differing / pixels;
}
