import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';

/** Two pictures, and the path for the picture of their differences. */
export interface Pair {
  before: string;
  after: string;
  difference: string;
}

const asAddress = (path: string) => `data:image/png;base64,${readFileSync(path).toString('base64')}`;

/**
 * Writes a picture for each pair: the new one faded, with differing pixels in red.
 *
 * @returns number of differing pixels of each pair
 */
export async function markDifferences(browser: Browser, pairs: readonly Pair[]): Promise<number[]> {
  const page = await browser.newPage();
  const counts: number[] = [];
  for (const { before, after, difference } of pairs) {
    const { pixels, picture } = await page.evaluate(markDifference, [asAddress(before), asAddress(after)]);
    counts.push(pixels);
    writeFileSync(difference, Buffer.from(picture.split(',')[1] ?? '', 'base64'));
  }
  await page.close();
  return counts;
}

/** Runs in the page. */
async function markDifference(addresses: string[]): Promise<{ pixels: number; picture: string }> {
  const images = await Promise.all(
    addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  const [before, after] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  if (!before || !after) throw new Error('Two pictures are wanted');
  const [old, marked] = [new Uint32Array(before.data.buffer), new Uint32Array(after.data.buffer)];
  const red = 0xff0000ff;
  let pixels = 0;
  for (let at = 0; at < marked.length; at++) {
    if (marked[at] === old[at]) {
      after.data[at * 4 + 3] = 48;
      continue;
    }
    marked[at] = red;
    pixels += 1;
  }
  context.putImageData(after, 0, 0);
  return { pixels, picture: canvas.toDataURL() };
}
